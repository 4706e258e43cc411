/** Creates a little-endian TIFF header and a directory with one entry. Source: Exif 3.0, 4.6.4. */
export function orientationExif(orientation: number): Buffer {
  const exif = Buffer.alloc(26)
  exif.write('II*\0', 'latin1')
  exif.writeUInt32LE(8, 4)
  exif.writeUInt16LE(1, 8)
  exif.writeUInt16LE(0x0112, 10)
  exif.writeUInt16LE(3, 12)
  exif.writeUInt32LE(1, 14)
  exif.writeUInt16LE(orientation, 18)
  return exif
}
