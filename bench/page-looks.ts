import type { Page } from 'playwright-core'

/** How a page of Brigade looks, to make a bare one of: what stands at its root element, and its styles. */
export type PageLooks = { attributes: Record<string, string>; styles: string }

export async function takeLooks(page: Page): Promise<PageLooks> {
  return page.evaluate(looksOfPage)
}

/** The text of a page that looks so, of this HTML. */
export function barePage({ attributes, styles }: PageLooks, html: string, ownStyles = ''): string {
  const attributeTexts = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
  return `<!doctype html><html ${attributeTexts.join(' ')}><head><meta charset="utf-8"><style>${styles}
    ${ownStyles}</style></head><body>${html}</body></html>`
}

/** Runs in the page. */
async function looksOfPage(): Promise<PageLooks> {
  // As they were written: what the browser writes of a rule lacks shorthands with variables in them.
  const styles = await Promise.all(
    [...document.styleSheets].map(async ({ href, ownerNode }) =>
      href ? (await fetch(href)).text() : (ownerNode?.textContent ?? ''),
    ),
  )
  const { attributes } = document.documentElement
  return {
    attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    styles: styles.join('\n'),
  }
}
