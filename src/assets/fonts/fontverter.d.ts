declare module 'fontverter' {
  const fontverter: {
    /** Rejects if the font cannot be read. */
    convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
  }
  export default fontverter
}
