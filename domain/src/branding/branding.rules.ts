import type { Problem, Problems } from '../kit/problems.ts'
import { keysOf, tableOf } from '../kit/table-keys.ts'
import { contentLanguages } from '../menus/menus.languages.ts'
import { problemsOfMargin, writtenMargin } from '../receipts/receipts.rules.ts'
import type { BrandingErrorCode } from './branding.errors.ts'
import { brandingLimits } from './branding.limits.ts'
import { type BrandingContent, type BrandColor, standardColors } from './branding.schema.ts'
import { contrastOf, isHexColor, nearestReadable, tidyColor } from './colors.ts'

/** The settings of a venue that its branding depends on. */
export type BrandedVenue = Parameters<typeof contentLanguages>[0]

/** The look of a venue that has published no branding. */
export const standardBranding = {
  logo: null,
  cover: null,
  ...standardColors,
  defaultLanguage: 'en',
} as const satisfies Omit<BrandingContent, 'receiptHeader' | 'receiptFooter'>

export const colorFields = keysOf(standardColors)

type ColorPair = { color: BrandColor; on: BrandColor; contrast: number; code: BrandingErrorCode }

/** The pairs of colours that people must tell apart. The first of each is refused and gets an offer. */
export const colorPairs = [
  { color: 'mainTextColor', on: 'mainColor', contrast: brandingLimits.textContrast, code: 'textUnreadable' },
  { color: 'textColor', on: 'backgroundColor', contrast: brandingLimits.textContrast, code: 'textUnreadable' },
  { color: 'accentColor', on: 'backgroundColor', contrast: brandingLimits.signContrast, code: 'signUnreadable' },
] as const satisfies readonly ColorPair[]

export type ColorJudgement = {
  contrast: number
  needed: number
  /** The nearest readable colour, which is the colour itself if it is readable. */
  nearest: string
}

/** Returns how a colour is read on the one behind it; undefined if it has none, or one of the two is no colour. */
export function judgeColor(
  field: BrandColor,
  colors: Partial<Record<BrandColor, string | undefined>>,
): ColorJudgement | undefined {
  const pair = colorPairs.find(({ color }) => color === field)
  if (!pair) return undefined
  const [color, on] = [tidyColor(colors[pair.color] ?? ''), tidyColor(colors[pair.on] ?? '')]
  if (!isHexColor(color) || !isHexColor(on)) return undefined
  const { contrast: needed } = pair
  return { contrast: contrastOf(color, on), needed, nearest: nearestReadable({ color, on, contrast: needed }) }
}

/** Returns a contrast as it is shown: with one decimal, and never rounded up to what it does not reach. */
export function shownContrast(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1)
}

/** Returns the problems of a pair of colours, at the field of the first: the offer is in the problem. */
export function problemsOfColors(colors: Record<BrandColor, string>): Problems<BrandingErrorCode> {
  const problems: Problems<BrandingErrorCode> = {}
  for (const field of colorFields) if (!isHexColor(tidyColor(colors[field]))) problems[field] = { code: 'colorInvalid' }
  for (const { color, code } of colorPairs) {
    const judged = judgeColor(color, colors)
    if (!judged || judged.contrast >= judged.needed) continue
    const { contrast, needed, nearest } = judged
    problems[color] = { code, params: { contrast: shownContrast(contrast), needed, nearest } }
  }
  return problems
}

/** Returns the problems of a draft besides its colours: its language, and the texts of its receipts. */
export function problemsOfBrandingTexts(
  { defaultLanguage, receiptHeader, receiptFooter }: BrandingContent,
  venue: BrandedVenue,
): Problems<BrandingErrorCode> {
  const problems: Problems<BrandingErrorCode> = {}
  if (!contentLanguages(venue).includes(defaultLanguage)) problems.defaultLanguage = { code: 'languageNotOffered' }
  for (const [name, text] of Object.entries({ receiptHeader, receiptFooter }))
    for (const [language, problem] of Object.entries(problemsOfMargin(text)))
      problems[`${name}.${language}`] = ofReceipts(problem)
  return problems
}

/** Returns a draft for storage: colours in small letters, and receipt texts as their own rule stores them. */
export function tidyBranding(content: BrandingContent): BrandingContent {
  const { logo, cover, defaultLanguage, receiptHeader, receiptFooter } = content
  return {
    logo,
    cover,
    ...tableOf(colorFields, (field) => tidyColor(content[field])),
    defaultLanguage,
    receiptHeader: receiptHeader && writtenMargin(receiptHeader),
    receiptFooter: receiptFooter && writtenMargin(receiptFooter),
  }
}

function ofReceipts({ code, params }: Problem): Problem<BrandingErrorCode> {
  const known = code === 'receiptTextTooHigh' ? 'receiptTextTooHigh' : 'receiptTextTooLong'
  return { code: known, ...(params && { params }) }
}
