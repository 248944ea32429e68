declare module '*?script-text' {
  /** The script with its imports, as the text of one `<script>`. */
  const text: string;
  export default text;
}

declare module '*?script-url' {
  /** URL of the script's chunk, a JavaScript module. */
  const url: string;
  export default url;
}
