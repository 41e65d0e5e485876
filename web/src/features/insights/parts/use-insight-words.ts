import { type InsightReportWords, insightReport } from '@brigade/domain/insights/insight-report.words.ts'
import { keysOf, tableOf } from '@brigade/domain/kit/table-keys.ts'
import { useMemo } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'

/** Returns the words that insights share with their spreadsheets, in the language of the interface. */
export function useInsightWords(): InsightReportWords {
  const t = useTranslations('insights')
  return useMemo(
    () => ({
      sheets: tableOf(keysOf(insightReport.sheets), (key) => t(`report.sheets.${key}`)),
      columns: tableOf(keysOf(insightReport.columns), (key) => t(`report.columns.${key}`)),
      stages: tableOf(keysOf(insightReport.stages), (key) => t(`report.stages.${key}`)),
      weekdays: tableOf(keysOf(insightReport.weekdays), (key) => t(`report.weekdays.${key}`)),
      paymentTypes: tableOf(keysOf(insightReport.paymentTypes), (key) => t(`report.paymentTypes.${key}`)),
      requestTypes: tableOf(keysOf(insightReport.requestTypes), (key) => t(`report.requestTypes.${key}`)),
      deletedItem: t('report.deletedItem'),
      formerStaff: t('report.formerStaff'),
    }),
    [t],
  )
}
