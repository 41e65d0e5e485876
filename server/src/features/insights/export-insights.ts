import type { Principal } from '@brigade/domain/access/principal.ts'
import { insightReportTranslations } from '@brigade/domain/insights/insight-report.translations.ts'
import type { InsightColumn, InsightReportWords } from '@brigade/domain/insights/insight-report.words.ts'
import type {
  CurrencySales,
  DayFigures,
  ExportInsights,
  InsightPanel,
  SoldItem,
} from '@brigade/domain/insights/insights.schema.ts'
import { byWeekday } from '@brigade/domain/insights/insights.weekdays.ts'
import { everyDay, everyHour, everyHourOfTimes } from '@brigade/domain/insights/insights.gaps.ts'
import { type Language, textIn } from '@brigade/domain/kit/languages.ts'
import { type Currency, decimalsOf } from '@brigade/domain/kit/money.ts'
import { weekDays } from '@brigade/domain/kit/venue-clock.ts'
import { ownTextIn } from '@brigade/domain/requests/service-forms.rules.ts'
import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import type { Database } from '#kit/database/database.ts'
import type { Sheet, SheetCell } from '#kit/sheets/sheet.ts'
import { languageOf } from '#features/auth/public/language-of.ts'
import { type AskInsights } from './insight-scope.ts'
import { listSoldItems } from './list-sold-items.ts'
import { requestTimes } from './request-times.ts'
import { serviceTimes } from './service-times.ts'
import { sumSales } from './sum-sales.ts'

type Export = { db: Database; body: ExportInsights; principal: Principal }

type Row = Partial<Record<InsightColumn, SheetCell>>

/** Returns a spreadsheet of the table behind one chart, in the caller's language. */
export async function exportInsights({ db, body, principal }: Export): Promise<Sheet<Row>> {
  const { fileName, panel, ...filter } = body
  const language = await languageOf(db, principal)
  const words = insightReportTranslations[language]
  const { columns, rowsOf } = panels[panel]
  const rows = await rowsOf({ asked: { db, filter, principal }, words, language })
  return {
    fileName,
    sheetName: words.sheets[panel],
    language,
    columns: columns.map((name) => ({ header: words.columns[name], cell: (row) => row[name] ?? null })),
    parts: [rows],
  }
}

type Asked = { asked: AskInsights; words: InsightReportWords; language: Language }

type Panel = { columns: readonly InsightColumn[]; rowsOf(asked: Asked): Promise<Row[]> }

const figureColumns = ['currency', 'orders', 'revenue', 'averageCheck', 'covers', 'discounts', 'tips'] as const
const timeColumns = ['count', 'median', 'p90'] as const

const panels: Record<InsightPanel, Panel> = {
  days: salesPanel('day', ({ days }, { range }) =>
    everyDay(days, range).map((figures) => [{ day: figures.day }, figures]),
  ),
  hours: salesPanel('hour', ({ hours }) => everyHour(hours).map((figures) => [hourText(figures.hour), figures])),
  weekdays: salesPanel('weekday', ({ days, currency }, { words, range }) =>
    byWeekday(everyDay(days, range), decimalsOf(currency)).map((figures) => [
      words.weekdays[weekDays[figures.weekday]!],
      figures,
    ]),
  ),
  paymentTypes: salesPanel('paymentType', ({ paymentTypes }, { words }) =>
    paymentTypes.map((figures) => [words.paymentTypes[figures.paymentType], figures]),
  ),
  items: {
    columns: ['item', 'venue', 'currency', 'quantity', 'itemSales'],
    async rowsOf(input) {
      const [{ sold }, venueOf] = [await listSoldItems(input.asked), await venueNames(input.asked.db)]
      return sold.map((item) => ({
        item: itemName(item.name, input),
        venue: venueOf(item.restaurantId),
        currency: item.currency,
        quantity: item.quantity,
        itemSales: money(item.revenue, item.currency),
      }))
    },
  },
  unsold: {
    columns: ['item', 'venue'],
    async rowsOf(input) {
      const [{ unsold }, venueOf] = [await listSoldItems(input.asked), await venueNames(input.asked.db)]
      return unsold.map((item) => ({ item: itemName(item.name, input), venue: venueOf(item.restaurantId) }))
    },
  },
  times: {
    columns: ['stage', ...timeColumns],
    async rowsOf({ asked, words }) {
      const { stages } = await serviceTimes(asked)
      return stages.map(({ stage, now }) => ({ stage: words.stages[stage], ...timesIn(now) }))
    },
  },
  timesByHour: {
    columns: ['stage', 'hour', ...timeColumns],
    async rowsOf({ asked, words }) {
      const { stages } = await serviceTimes(asked)
      return stages.flatMap(({ stage, hours }) =>
        everyHourOfTimes(hours).map((hour) => ({
          stage: words.stages[stage],
          hour: hourText(hour.hour),
          ...timesIn(hour),
        })),
      )
    },
  },
  timesByPerson: {
    columns: ['stage', 'person', ...timeColumns],
    async rowsOf({ asked, words }) {
      const { stages } = await serviceTimes(asked)
      return stages.flatMap(({ stage, people }) =>
        people.map((person) => ({
          stage: words.stages[stage],
          person: person.name ?? words.formerStaff,
          ...timesIn(person),
        })),
      )
    },
  },
  requests: {
    columns: ['requestType', 'resolved', 'cancelled', 'median', 'p90'],
    async rowsOf({ asked, words, language }) {
      const { types } = await requestTimes(asked)
      return types.map(({ requestType, label, cancelled, now }) => ({
        requestType: label ? ownTextIn(label, language) : words.requestTypes[requestType],
        resolved: now.count,
        cancelled,
        ...timesIn(now),
      }))
    },
  },
}

type Figures = Omit<DayFigures, 'day'>

type Named = [name: SheetCell, figures: Figures]

function salesPanel(
  column: InsightColumn,
  namedOf: (sales: CurrencySales, context: { words: InsightReportWords; range: DayRange }) => Named[],
): Panel {
  return {
    columns: [column, ...figureColumns],
    async rowsOf({ asked, words }) {
      const { currencies } = await sumSales(asked)
      return currencies.flatMap((sales) =>
        namedOf(sales, { words, range: asked.filter }).map(([name, figures]) => ({
          [column]: name,
          ...figuresIn(figures, sales.currency),
        })),
      )
    },
  }
}

function figuresIn({ orders, covers, orderPrice, discount, tipAmount }: Figures, currency: Currency): Row {
  const average = orders === 0 ? null : Number((orderPrice / orders).toFixed(decimalsOf(currency)))
  return {
    currency,
    orders,
    covers,
    revenue: money(orderPrice, currency),
    averageCheck: average === null ? null : money(average, currency),
    discounts: money(discount, currency),
    tips: money(tipAmount, currency),
  }
}

function timesIn({ count, median, p90 }: { count: number; median: number | null; p90: number | null }): Row {
  return { count, median: minutesOf(median), p90: minutesOf(p90) }
}

function minutesOf(seconds: number | null): SheetCell {
  return seconds === null ? null : { amount: Math.round(seconds / 6) / 10, decimals: 1 }
}

function money(amount: number, currency: Currency): SheetCell {
  return { amount, decimals: decimalsOf(currency) }
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

function itemName(name: SoldItem['name'], { words, language }: Asked): string {
  return name === null ? words.deletedItem : textIn(name, language)
}

async function venueNames(db: Database): Promise<(id: number) => string> {
  const venues = await db.list<{ id: number; name: string }>(db.build('venues').select('id', 'name'))
  const names = new Map(venues.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? ''
}
