/** Names of codes that are not their own in sentence case. */
export const SYMBOLOGY_LABELS = {
  qrcode: 'QR code',
  microqrcode: 'Micro QR code',
  datamatrix: 'Data Matrix',
  gs1datamatrix: 'GS1 Data Matrix',
  pdf417: 'PDF417',
  ean13: 'EAN-13',
  ean8: 'EAN-8',
  upca: 'UPC-A',
  upce: 'UPC-E',
  itf: 'ITF',
  itf14: 'ITF-14',
  code128: 'Code 128',
  code39: 'Code 39',
  code93: 'Code 93',
  gs1128: 'GS1-128',
  databar: 'GS1 DataBar',
} as const
