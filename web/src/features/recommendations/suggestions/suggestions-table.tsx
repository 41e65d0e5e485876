import type {
  Suggestion,
  SuggestionDecision,
  SuggestionStatus,
} from '@brigade/domain/recommendations/suggestions.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { TaggedItem } from '#features/recommendations/recommendations.queries.ts'
import { useSuggestionName } from '#features/recommendations/suggestions/use-suggestion-name.ts'
import { useDecideSuggestion } from '#features/recommendations/write-recommendations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

type SuggestionsTableProps = {
  venue: Venue
  suggestions: readonly Suggestion[]
  /** The status of all of them. */
  status: SuggestionStatus
  items: readonly TaggedItem[]
  onTag: (id: number) => void
}

/** Lists suggestions with the figures that speak for them, and what a person can decide. */
export function SuggestionsTable({ venue, suggestions, status, items, onTag }: SuggestionsTableProps) {
  const t = useTranslations('recommendations')
  const formats = useVenueFormats(venue)
  const nameOf = useSuggestionName(items)
  const { number } = formats
  const percent = (part: number) => `${number(Math.round(part * 1_000) / 10)} %`
  const figures: Column<Suggestion>[] = [
    { key: 'kind', label: t('columns.kind'), kind: 'tag', inCard: 'hidden', render: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'together',
      label: t('columns.together'),
      kind: 'amount',
      inCard: 'labelled',
      render: ({ together, ofOrders }) => t('togetherOf', { both: number(together), orders: number(ofOrders) }),
    },
    {
      key: 'support',
      label: t('columns.support'),
      kind: 'amount',
      inCard: 'labelled',
      render: ({ support }) => percent(support),
    },
    {
      key: 'confidence',
      label: t('columns.confidence'),
      kind: 'amount',
      inCard: 'labelled',
      render: ({ confidence }) => percent(confidence),
    },
    {
      key: 'lift',
      label: t('columns.lift'),
      kind: 'amount',
      inCard: 'labelled',
      render: ({ lift }) => `${number(Math.round(lift * 10) / 10)}×`,
    },
  ]
  const earned: Column<Suggestion> = {
    key: 'earned',
    label: t('columns.earned'),
    kind: 'amount',
    inCard: 'labelled',
    render: ({ earnedOrders, earnedRevenue }) =>
      earnedOrders === null || earnedRevenue === null ? (
        <span className={font.soft}>{t('earnedLater')}</span>
      ) : (
        t('earned', { count: earnedOrders, shown: number(earnedOrders), revenue: formats.money(earnedRevenue) })
      ),
  }
  const columns: Column<Suggestion>[] = [
    {
      key: 'suggestion',
      label: t('columns.suggestion'),
      kind: 'heading',
      render: (suggestion) => <bdi className={font.name}>{nameOf(suggestion)}</bdi>,
    },
    ...(status === 'accepted' ? [earned, ...figures] : figures),
    {
      key: 'acts',
      label: t('columns.acts'),
      kind: 'acts',
      render: (suggestion) => <Decisions suggestion={suggestion} name={nameOf(suggestion)} onTag={onTag} />,
    },
  ]
  return <DataTable label={t('suggestions')} columns={columns} records={suggestions} keyOf={({ id }) => id} />
}

type DecisionsProps = { suggestion: Suggestion; name: string; onTag: (id: number) => void }

function Decisions({ suggestion, name, onTag }: DecisionsProps) {
  const t = useTranslations('recommendations')
  const { mutate, isPending } = useDecideSuggestion()
  const { id, kind, status, version } = suggestion
  const button = (decision: SuggestionDecision, label: string, onClick?: () => void) => (
    <BigButton
      kind={decision === 'accept' ? 'main' : 'quiet'}
      aria-label={t('actOn', { act: label, name })}
      isBusy={isPending}
      onClick={onClick ?? (() => mutate({ id, decision, version }))}
    >
      {label}
    </BigButton>
  )
  if (status === 'dismissed') return button('reopen', t('reopen'))
  if (status === 'accepted') return kind === 'pair' ? button('dismiss', t('stop')) : null
  return (
    <span className={stack.cluster2}>
      {button('accept', t('accept'), kind === 'tag' ? () => onTag(id) : undefined)}
      {button('dismiss', t('dismiss'))}
    </span>
  )
}
