import { describe, expect, it } from 'vitest'
import { hasWords, latinWords, placeholdersOf, type Texts, textsByPath } from '../../testing/language-texts.ts'
import { latinInOtherScripts, sameAsEnglish } from '../../testing/shared-words.ts'
import { auditReportTranslations } from '../audit/audit-report.translations.ts'
import { insightReportTranslations } from '../insights/insight-report.translations.ts'
import { type Language, languages } from '../kit/languages.ts'
import { financeReportTranslations } from '../orders/finance-report.translations.ts'
import { pushTranslations } from '../push/push.translations.ts'
import { receiptTranslations } from '../receipts/receipt.translations.ts'
import { requestReportTranslations } from '../requests/request-report.translations.ts'
import { linkMailTranslations } from '../staff/staff.link-mail.translations.ts'
import { scanToOrder } from '../tables/tables.labels.ts'
import { trayReportTranslations } from '../trays/tray-report.translations.ts'

const others = languages.filter((language) => language !== 'en')

/** The texts of reports, messages and prints, with the labels that they contain. */
const tables: Record<string, Record<Language, Texts>> = {
  auditReportTranslations,
  financeReportTranslations,
  insightReportTranslations,
  linkMailTranslations,
  pushTranslations,
  requestReportTranslations,
  trayReportTranslations,
}

describe.each(others)('%s', (language) => {
  const shared = new Set(sameAsEnglish[language])

  it.each(Object.entries(tables))('has each text of %s', (_name, table) => {
    const english = textsByPath(table.en)
    const texts = textsByPath(table[language])

    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    expect([...texts].filter(([key, text]) => !text.trim() || differs(text, english.get(key)))).toEqual([])
    expect([...texts].filter(([key, text]) => text === english.get(key) && isLeft(text, shared))).toEqual([])
    if (['ar', 'ku', 'ru'].includes(language))
      expect([...texts.values()].filter((text) => latinWords(text).some((word) => !isKnown(word)))).toEqual([])
  })

  it('has each text of receipts and codes', () => {
    const printed = { ...receiptTranslations, scanToOrder }

    expect(Object.entries(printed).filter(([, texts]) => !texts[language].trim())).toEqual([])
  })
})

function differs(text: string, english = ''): boolean {
  return placeholdersOf(text).join() !== placeholdersOf(english).join()
}

function isLeft(text: string, shared: ReadonlySet<string>): boolean {
  return hasWords(text) && !shared.has(text)
}

function isKnown(word: string): boolean {
  return latinInOtherScripts.includes(word)
}
