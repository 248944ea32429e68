/** The part of heic-decode that is used here; the package has no types. */
declare module 'heic-decode' {
  interface Picture {
    /** Pixels. */
    width: number;
    height: number;
    /** Returns the pixels as RGBA. */
    decode(): Promise<{ data: Uint8ClampedArray<ArrayBuffer> }>;
  }

  const decode: { all(options: { buffer: Uint8Array }): Promise<Picture[]> };
  export default decode;
}
