import { suggestionStatuses } from '@brigade/domain/recommendations/suggestions.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import {
  recommendationCountOf,
  suggestionsOf,
  type TaggedItem,
} from '#features/recommendations/recommendations.queries.ts'
import { AcceptTagDrawer } from '#features/recommendations/suggestions/accept-tag-drawer.tsx'
import { SuggestionsTable } from '#features/recommendations/suggestions/suggestions-table.tsx'
import { useCountAgain } from '#features/recommendations/write-recommendations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useAddressChoice } from '#kit/address/use-address.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Chip, Chips } from '#ui/chips.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ideaIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

type SuggestionsPanelProps = {
  venue: Venue
  /** All items of the venue. */
  items: readonly TaggedItem[]
}

const tools = ['accept'] as const

/** Shows what the orders of a venue propose, and what accepted suggestions have earned. */
export function SuggestionsPanel({ venue, items }: SuggestionsPanelProps) {
  const t = useTranslations('recommendations')
  const [status, setStatus] = useAddressChoice('status', suggestionStatuses)
  const { opened, open, close } = useOpenedTool(tools)
  const list = useQuery(suggestionsOf(venue.id, status))
  const tagged = opened?.tool === 'accept' ? list.data?.find(({ id }) => id === opened.id) : undefined
  return (
    <div className={stack.column3}>
      <CountState venue={venue} />
      <Chips label={t('statusLabel')}>
        {suggestionStatuses.map((each) => (
          <Chip key={each} isChosen={each === status} onChoose={() => setStatus(each)}>
            {t(`statuses.${each}`)}
          </Chip>
        ))}
      </Chips>
      <ListStates
        list={list}
        isEmpty={(known) => known.length === 0}
        empty={
          <EmptyState icon={ideaIcon} title={t(`noSuggestions.${status}`)} text={t(`noSuggestionsText.${status}`)} />
        }
      >
        {(suggestions) => (
          <SuggestionsTable
            venue={venue}
            suggestions={suggestions}
            status={status}
            items={items}
            onTag={(id) => open('accept', id)}
          />
        )}
      </ListStates>
      {tagged ? <AcceptTagDrawer venue={venue} suggestion={tagged} items={items} onClose={close} /> : null}
    </div>
  )
}

function CountState({ venue }: { venue: Venue }) {
  const t = useTranslations('recommendations')
  const { dateTime, number } = useVenueFormats(venue)
  const { data: count } = useQuery(recommendationCountOf(venue.id))
  const again = useCountAgain()
  const { requestedAt = null, countedAt = null, orders = 0 } = count ?? {}
  const isCounting = requestedAt !== null && (countedAt === null || requestedAt > countedAt)
  return (
    <div className={`${stack.cluster3} ${stack.spread}`}>
      <div className={stack.grow}>
        <p role="status">
          {isCounting ? t('count.under') : null}
          {!isCounting && countedAt === null && count !== undefined ? t('count.never') : null}
          {!isCounting && countedAt !== null
            ? t('count.at', { at: dateTime(countedAt), orders: number(orders) })
            : null}
        </p>
        <p className={font.note}>{t('count.how')}</p>
      </div>
      <BigButton
        kind="quiet"
        isBusy={again.isPending}
        isOff={count === undefined || isCounting}
        onClick={() => again.mutate(venue.id)}
      >
        {t(countedAt === null ? 'count.first' : 'count.again')}
      </BigButton>
    </div>
  )
}
