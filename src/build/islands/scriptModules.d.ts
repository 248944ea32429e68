declare module '*?script-text' {
  /** The script with its imports, as the text of one `<script>`. */
  const text: string;
  export default text;
}
