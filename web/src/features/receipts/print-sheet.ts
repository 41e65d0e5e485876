const mmOfPx = 25.4 / 96

/**
 * Prints the sheet on a page of its length, once its fonts have loaded, and resolves when the printer's dialog is
 * closed. A browser that prints without a dialog is done at once.
 */
export async function printSheet(sheet: HTMLElement): Promise<void> {
  await document.fonts.ready
  fitPage(sheet)
  const isOver = new Promise<void>((resolve) => addEventListener('afterprint', () => resolve(), { once: true }))
  window.print()
  await isOver
}

/** Fits the page to the receipt: rolls of paper have no length. */
function fitPage(sheet: HTMLElement): void {
  const heightMm = Math.ceil(sheet.getBoundingClientRect().height * mmOfPx) + 1
  const page = new CSSStyleSheet()
  page.replaceSync(`@page { size: 80mm ${heightMm}mm; margin: 0 }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page]
}
