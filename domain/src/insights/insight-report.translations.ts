import type { Language } from '../kit/languages.ts'
import { type InsightReportWords, insightReport as en } from './insight-report.words.ts'
import { insightReport as ar } from './languages/ar.ts'
import { insightReport as de } from './languages/de.ts'
import { insightReport as fr } from './languages/fr.ts'
import { insightReport as it } from './languages/it.ts'
import { insightReport as ku } from './languages/ku.ts'
import { insightReport as ru } from './languages/ru.ts'
import { insightReport as sw } from './languages/sw.ts'
import { insightReport as tr } from './languages/tr.ts'

/** The texts of insights in the languages of the interface. */
export const insightReportTranslations: Record<Language, InsightReportWords> = { en, ar, de, it, ru, fr, ku, sw, tr }
