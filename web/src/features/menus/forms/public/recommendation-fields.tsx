import { readName } from '#kit/i18n/read-name.ts'
import type { MainOption } from '@brigade/domain/menus/menus.recommendations.ts'
import { type RecommendationDialog, recommendationCategories } from '@brigade/domain/menus/menus.tags.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { subOptions } from '#features/menus/menus.queries.ts'
import styles from '#features/menus/forms/item/item-fields.module.css'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'

export type RecommendationValues = {
  recommendationCategory?: RecommendationDialog
  mainOptionId: number[]
  subOptionId: number[]
}

type RecommendationFieldsProps = {
  venue: Venue
  options: readonly MainOption[]
  labels: Record<keyof RecommendationValues, string>
}

/** Shows the dialog, its answers, and their sub-answers: each choice narrows the next. */
export function RecommendationFields({ venue, options, labels }: RecommendationFieldsProps) {
  const t = useTranslations('menuItems')
  const form = Form.useFormInstance<RecommendationValues>()
  const category = Form.useWatch('recommendationCategory', form)
  const mainIds = Form.useWatch('mainOptionId', form) ?? []
  const { data: finer } = useQuery(subOptions({ venueId: venue.id, mainOptionIds: mainIds }))
  const dialogs = recommendationCategories.filter(
    (each): each is RecommendationDialog =>
      each !== 'none' && (venue.activeDialogs.includes(each) || each === category),
  )
  const mains = options.filter(({ dialog }) => dialog === category)

  /** Removes the sub-answers of answers that are no longer chosen. */
  function handleMains(chosen: readonly number[]): void {
    const kept = (finer ?? []).filter(({ mainOptionId }) => chosen.includes(mainOptionId)).map(({ id }) => id)
    form.setFieldValue(
      'subOptionId',
      form.getFieldValue('subOptionId').filter((id: number) => kept.includes(id)),
    )
  }

  if (dialogs.length === 0) return <p className={styles.note}>{t('recommendation.noDialogs')}</p>
  return (
    <>
      <Form.Item name="recommendationCategory" label={labels.recommendationCategory} required>
        <ChoiceSelect
          placeholder={t('recommendation.choose')}
          options={dialogs.map((each) => ({ value: each, label: t(`dialogs.${each}`) }))}
          onChange={() => form.setFieldsValue({ mainOptionId: [], subOptionId: [] })}
        />
      </Form.Item>
      <Form.Item name="mainOptionId" label={labels.mainOptionId} required>
        <ChoiceSelect
          mode="multiple"
          optionFilterProp="label"
          disabled={!category}
          placeholder={t('recommendation.choose')}
          options={mains.map(({ id, name }) => ({ value: id, label: readName(name) }))}
          onChange={handleMains}
        />
      </Form.Item>
      <Form.Item name="subOptionId" label={labels.subOptionId} required>
        <ChoiceSelect
          mode="multiple"
          optionFilterProp="label"
          disabled={mainIds.length === 0}
          placeholder={t('recommendation.choose')}
          options={(finer ?? []).map(({ id, name }) => ({ value: id, label: readName(name) }))}
        />
      </Form.Item>
    </>
  )
}
