import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import { problemsOfRecommendation } from '@brigade/domain/menus/menus.item-rules.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { Problems } from '@brigade/domain/menus/menus.text-rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { fieldText } from '#features/menus/forms/field-words.ts'
import { RecordDrawer } from '#features/menus/forms/record-drawer.tsx'
import { RecommendationFields, type RecommendationValues } from '#features/menus/items/form/recommendation-fields.tsx'
import { usePatchPart, useSavePart } from '#features/menus/menus.mutations.ts'
import { mainOptions } from '#features/menus/menus.queries.ts'

type RecommendationDrawerProps = { item: Item; venue: Venue; onClose: () => void }

/** What no recommendation is, to the server. (spec 2, §4) */
const none = { recommendationCategory: 'none', mainOptionId: [] as number[], subOptionId: [] as number[] } as const

/** Says in which dialog of recommendations an item is proposed, and to which answers. (spec 2, §5) */
export function RecommendationDrawer({ item, venue, onClose }: RecommendationDrawerProps) {
  const t = useWords('menuItems')
  const menus = useWords('menus')
  const { data: options } = useQuery(mainOptions(venue.id))
  const { mutateAsync: save } = useSavePart('items')
  const { mutate: patch, isPending } = usePatchPart('items')
  const { id, version, recommendationCategory } = item
  const [openedVersion] = useState(version)

  function textOf(path: string, value: unknown): string {
    if (path === 'recommendationCategory') return t(`dialogs.${String(value)}`)
    const named = (options ?? []).filter((option) => Array.isArray(value) && value.includes(option.id))
    return path === 'mainOptionId' ? named.map(({ name }) => name.en).join(', ') : fieldText(path, value, menus)
  }

  return (
    <RecordDrawer<RecommendationValues, Item>
      venue={venue}
      kind="items"
      title={t('recommendation.title', { name: item.name.en })}
      size={576}
      keptAs={`recommendations/${id}`}
      // Without a recommendation there is nothing to change yet: the form is as for a new one, and wants all of it.
      record={recommendationCategory === 'none' ? null : item}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      save={(values, version = openedVersion) => save({ id, change: { ...values, version } })}
      labelOf={(path) => t(`recommendation.${path}`)}
      textOf={textOf}
      onClose={onClose}
    >
      <RecommendationFields venue={venue} options={options ?? []} />
      {recommendationCategory === 'none' ? null : (
        <BigButton
          kind="quiet"
          isBusy={isPending}
          onClick={() =>
            patch({ id, change: { ...none, version }, said: 'recommendationRemoved' }, { onSuccess: onClose })
          }
        >
          {t('recommendation.remove')}
        </BigButton>
      )}
    </RecordDrawer>
  )
}

function valuesOf(item: Item | null): RecommendationValues {
  const category = item?.recommendationCategory ?? 'none'
  return {
    recommendationCategory: category === 'none' ? undefined : category,
    mainOptionId: item?.mainOptionId ?? [],
    subOptionId: item?.subOptionId ?? [],
  }
}

/** Somebody who saves the form wants a recommendation: all three parts of it. */
function problemsOf(values: RecommendationValues): Problems {
  const isEmpty = !values.recommendationCategory && values.mainOptionId.length + values.subOptionId.length === 0
  if (!isEmpty) return problemsOfRecommendation(values)
  return { recommendationCategory: menuErrors.recommendationIncomplete }
}
