declare module '*?script-text' {
  /** The script and all it imports, as the text of one `<script>`. */
  const text: string;
  export default text;
}

declare module '*?script-address' {
  /** The address of the module. */
  const address: string;
  export default address;
}
