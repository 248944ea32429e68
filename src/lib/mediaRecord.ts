/** What the CMS knows about a file, by which the build names and verifies it. */
export interface MediaRecord {
  id: string;
  filename: string;
  mimeType: string;
  /** 0 if unknown. */
  sizeBytes: number;
  /** SHA-256 of the content. */
  checksum?: string | undefined;
}
