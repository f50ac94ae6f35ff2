/** Without a script the browser's own menu prints. */
export function PrintButton() {
  return (
    <button type="button" className="button button-gold button-small needs-script" onClick={() => print()}>
      Print this sheet
    </button>
  );
}
