import { textIn } from '@brigade/domain/kit/languages.ts'
import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import { problemsOfRecommendation } from '@brigade/domain/menus/menus.item-rules.ts'
import { decideSuggestionPath } from '@brigade/domain/recommendations/recommendations.api.ts'
import type { Suggestion } from '@brigade/domain/recommendations/suggestions.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { RecommendationFields, type RecommendationValues } from '#features/menus/forms/public/recommendation-fields.tsx'
import { mainOptions } from '#features/menus/menus.queries.ts'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import type { TaggedItem } from '#features/recommendations/recommendations.queries.ts'
import { refetchRecommendations } from '#features/recommendations/write-recommendations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { apiCreate } from '#kit/calls/api-client.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'

type AcceptTagDrawerProps = {
  venue: Venue
  /** A suggested tag. */
  suggestion: Suggestion
  items: readonly TaggedItem[]
  onClose: () => void
}

/** Accepts a suggested tag: the person chooses to which answers the item is proposed. */
export function AcceptTagDrawer({ venue, suggestion, items, onClose }: AcceptTagDrawerProps) {
  const t = useTranslations('recommendations')
  const inMenu = useTranslations('menuItems')
  const language = useLanguage()
  const formats = useVenueFormats(venue)
  const { withPassphrase } = usePassphrase()
  const { data: options } = useQuery(mainOptions(venue.id))
  const item = items.find(({ id }) => id === suggestion.recommendedItemId)
  const { id, version } = suggestion
  const labels = {
    recommendationCategory: inMenu('recommendation.recommendationCategory'),
    mainOptionId: inMenu('recommendation.mainOptionId'),
    subOptionId: inMenu('recommendation.subOptionId'),
  }
  const fields: FieldTable<RecommendationValues> = {
    recommendationCategory: {
      label: labels.recommendationCategory,
      // Each of the three narrows the next.
      render: () => <RecommendationFields venue={venue} options={options ?? []} labels={labels} />,
    },
    mainOptionId: { label: labels.mainOptionId, drawnBy: 'recommendationCategory' },
    subOptionId: { label: labels.subOptionId, drawnBy: 'recommendationCategory' },
  }
  return (
    <RecordDrawer<RecommendationValues, never>
      title={inMenu('recommendation.title', { name: item ? textIn(item.name, language) : t('deletedItem') })}
      size={576}
      keptAs={`suggestions/${id}`}
      fields={fields}
      formats={formats}
      record={null}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      catalogue="menus"
      saveLabel={t('accept')}
      save={async (values) => {
        await withPassphrase(() => apiCreate(decideSuggestionPath, { id, decision: 'accept', version, ...values }))
        await refetchRecommendations()
        showToast({ kind: 'success', text: t('saved') })
      }}
      onClose={onClose}
    />
  )
}

const valuesOf = (): RecommendationValues => ({ mainOptionId: [], subOptionId: [] })

/** Requires all three parts, also of an empty form. */
function problemsOf(values: RecommendationValues): MenuProblems {
  if (values.recommendationCategory) return problemsOfRecommendation(values)
  return { recommendationCategory: menuProblem('recommendationIncomplete'), ...problemsOfRecommendation(values) }
}
