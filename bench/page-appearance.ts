import type { Page } from 'playwright-core'

/** The appearance of a page of Brigade, for a bare copy: the attributes of its root element, and its styles. */
export type PageAppearance = { attributes: Record<string, string>; styles: string }

export async function readAppearance(page: Page): Promise<PageAppearance> {
  return page.evaluate(appearanceOfPage)
}

/** Returns a page with this appearance and this HTML. */
export function barePage({ attributes, styles }: PageAppearance, html: string, ownStyles = ''): string {
  const attributeTexts = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
  return `<!doctype html><html ${attributeTexts.join(' ')}><head><meta charset="utf-8"><style>${styles}
    ${ownStyles}</style></head><body>${html}</body></html>`
}

/** Runs in the page. */
async function appearanceOfPage(): Promise<PageAppearance> {
  // The styles are read as they were written: the browser's own text of a rule lacks shorthands with variables.
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
