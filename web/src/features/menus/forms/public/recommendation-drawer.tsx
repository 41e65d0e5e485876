import { readName } from '#kit/i18n/read-name.ts'
import { listed } from '#kit/i18n/listed.ts'
import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import { problemsOfRecommendation } from '@brigade/domain/menus/menus.item-rules.ts'
import type { MainOption } from '@brigade/domain/menus/menus.recommendations.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { recommendationCategories } from '@brigade/domain/menus/menus.tags.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toApiError } from '#kit/calls/api-error.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { PartDrawer } from '#features/menus/forms/part-drawer.tsx'
import { RecommendationFields, type RecommendationValues } from '#features/menus/forms/public/recommendation-fields.tsx'
import { useIsGone } from '#features/menus/forms/use-is-gone.ts'
import type { NewParts } from '#features/menus/part-calls.ts'
import { useCreatePart, usePatchPart, useSavePart } from '#features/menus/menus.mutations.ts'
import { mainOptions } from '#features/menus/menus.queries.ts'

type RecommendationDrawerProps = { item: Item; venue: Venue; onClose: () => void }

/** The values that the server stores for no recommendation. (spec 2, §4) */
const none = { recommendationCategory: 'none', mainOptionId: [] as number[], subOptionId: [] as number[] } as const

/** Sets in which recommendation dialog an item is proposed, and to which answers. (spec 2, §5) */
export function RecommendationDrawer({ item, venue, onClose }: RecommendationDrawerProps) {
  const t = useTranslations('menuItems')
  const { data: options } = useQuery(mainOptions(venue.id))
  const { mutateAsync: create } = useCreatePart('items')
  const { mutateAsync: save } = useSavePart('items')
  const { mutate: patch, isPending } = usePatchPart('items')
  const { id, version, recommendationCategory } = item
  const [openedVersion] = useState(version)
  const [isRefusedAsGone, setIsRefusedAsGone] = useState(false)
  const isHeardGone = useIsGone('items', id)

  async function recommend(values: RecommendationValues, from = openedVersion): Promise<void> {
    try {
      await save({ id, change: { ...values, version: from } })
    } catch (thrown) {
      setIsRefusedAsGone(toApiError(thrown).code === 404)
      throw thrown
    }
  }

  const labels = {
    recommendationCategory: t('recommendation.recommendationCategory'),
    mainOptionId: t('recommendation.mainOptionId'),
    subOptionId: t('recommendation.subOptionId'),
  }
  const fields: FieldTable<RecommendationValues> = {
    recommendationCategory: {
      label: labels.recommendationCategory,
      text: (category) => (isOneOf(recommendationCategories, category) ? t(`dialogs.${category}`) : ''),
      // Each of the three narrows the next.
      render: () => <RecommendationFields venue={venue} options={options ?? []} labels={labels} />,
    },
    mainOptionId: {
      drawnBy: 'recommendationCategory',
      label: labels.mainOptionId,
      text: (ids) => namesOf(options ?? [], ids),
    },
    subOptionId: { drawnBy: 'recommendationCategory', label: labels.subOptionId },
  }

  return (
    <PartDrawer<RecommendationValues, Item>
      venue={venue}
      kind="items"
      title={t('recommendation.title', { name: readName(item.name) })}
      size={576}
      keptAs={`recommendations/${id}`}
      // Without a recommendation nothing exists to change: the form is like that of a new one, and requires all its
      // fields.
      record={recommendationCategory === 'none' ? null : item}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      isHeardGone={isHeardGone || isRefusedAsGone}
      save={recommend}
      // Its pictures were deleted with it, and only admins set its tag.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An item can be sent as it came: what only the server sets is passed over.
      saveAsNew={(values) => create({ ...item, ...values, images: [], tag: null } as NewParts['items'])}
      fields={fields}
      onClose={onClose}
    >
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
    </PartDrawer>
  )
}

function namesOf(options: readonly MainOption[], ids: unknown): string {
  const named = options.filter(({ id }) => Array.isArray(ids) && ids.includes(id))
  return listed(named.map(({ name }) => readName(name)))
}

function valuesOf(item: Item | null): RecommendationValues {
  const category = item?.recommendationCategory ?? 'none'
  return {
    recommendationCategory: category === 'none' ? undefined : category,
    mainOptionId: item?.mainOptionId ?? [],
    subOptionId: item?.subOptionId ?? [],
  }
}

/** Requires a recommendation with all three of its parts. */
function problemsOf(values: RecommendationValues): MenuProblems {
  const isEmpty = !values.recommendationCategory && values.mainOptionId.length + values.subOptionId.length === 0
  if (!isEmpty) return problemsOfRecommendation(values)
  return { recommendationCategory: menuProblem('recommendationIncomplete') }
}
