import { textIn } from '@brigade/domain/kit/languages.ts'
import type { Problems } from '@brigade/domain/kit/problems.ts'
import { menuFormLimits as limits } from '@brigade/domain/preorders/menu-forms.limits.ts'
import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { OfferedForm, PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import { CardFields } from '#features/preorders/card-fields.tsx'
import { answersOfPicks, keptAnswersOf, type Picks, picksOfPreOrder } from '#features/preorders/card-picks.ts'
import { changePreOrder, placePreOrder } from '#features/preorders/preorders.mutations.ts'
import { offeredForms } from '#features/preorders/preorders.queries.ts'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'

type CardDrawerProps = { venue: Venue; preOrder: PreOrder | null; onClose: () => void }

type Values = {
  tableId: number | null
  formId: number | null
  /** The day and the slot, such as `2026-11-21 06:30`. */
  when: string | null
  guests: number
  lastname: string
  note: string
  picks: Picks
}

/** Enters a card that a guest has filled in on paper, or changes what was ordered. */
export function CardDrawer({ venue, preOrder, onClose }: CardDrawerProps) {
  const t = useTranslations('preorders')
  const forms = useQuery(offeredForms(venue.id))
  // A draft that is restored can be saved before its form is here.
  const newBodyOf = async (values: Values) => {
    const forms = await queryClient.ensureQueryData(offeredForms(venue.id))
    const form = forms.find(({ id }) => id === values.formId)
    return { ...partsOf(values), ...answersOfPicks(values.picks, form) }
  }
  const create = useAddOnce<Values, PreOrder>({
    form: `pre-orders/${venue.id}`,
    create: async (values, idempotencyKey) =>
      placePreOrder({
        formId: values.formId ?? 0,
        tableId: values.tableId ?? undefined,
        ...(await newBodyOf(values)),
        idempotencyKey,
      }),
    change: async ({ id, version }, values) => changePreOrder(id, { ...(await newBodyOf(values)), version }),
  })
  return (
    <RecordDrawer<Values, PreOrder>
      title={t(preOrder ? 'card.editTitle' : 'card.title')}
      size={576}
      keptAs={`pre-orders/${venue.id}/${preOrder?.id ?? 'new'}`}
      fields={useCardFields({ venue, preOrder, forms })}
      formats={useVenueFormats(venue)}
      record={preOrder}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      catalogue="preorders"
      save={(values, version) =>
        preOrder
          ? changePreOrder(preOrder.id, { ...partsOf(values), ...keptAnswersOf(values.picks), version })
          : create(values)
      }
      saveLabel={preOrder ? undefined : t('card.save')}
      onClose={onClose}
    />
  )
}

function partsOf({ when, guests, lastname, note }: Values) {
  const [day = '', slot = ''] = (when ?? '').split(' ')
  return { day, slot, guests, lastname, note }
}

type CardFacts = { venue: Venue; preOrder: PreOrder | null; forms: UseQueryResult<OfferedForm[]> }

function useCardFields({ venue, preOrder, forms }: CardFacts): FieldTable<Values> {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const { data: offered = [] } = forms
  const { data: tables = [], error: tablesError, refetch: refetchTables } = useQuery(tablesOfVenue(venue.id))
  const noForms = forms.data?.length === 0 ? t('card.noFormsText') : undefined
  const formName = (id: unknown) => {
    const form = offered.find((each) => each.id === id)
    return form ? formTextIn(form.name, language) : ''
  }
  const tableName = (id: unknown) => tables.find((table) => table.id === id)?.name ?? ''
  return {
    tableId: {
      label: t('card.tableId'),
      text: tableName,
      render: (own) =>
        preOrder ? null : (
          <Form.Item {...own} required extra={missing(tablesError, refetchTables)}>
            <ChoiceSelect
              showSearch
              optionFilterProp="label"
              placeholder={t('card.chooseRoom')}
              options={tables.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Form.Item>
        ),
    },
    formId: {
      label: t('card.formId'),
      text: formName,
      render: (own) =>
        preOrder ? (
          missing(forms.error, forms.refetch)
        ) : (
          <Form.Item {...own} required extra={missing(forms.error, forms.refetch) ?? noForms}>
            <ChoiceSelect
              loading={forms.isPending}
              notFoundContent={t('card.noForms')}
              options={offered.map(({ id }) => ({ value: id, label: formName(id) }))}
            />
          </Form.Item>
        ),
    },
    when: {
      label: t('card.when'),
      render: (own) => <WhenField {...own} venue={venue} offered={offered} />,
    },
    guests: {
      label: t('card.guests'),
      render: (own) => (
        <WholeNumberField
          {...own}
          isRequired
          problemOf={(count) =>
            typeof count === 'number' && count >= 1 && count <= limits.mostGuests
              ? undefined
              : t('form.numberProblem', { least: 1, most: limits.mostGuests })
          }
        />
      ),
    },
    lastname: {
      label: t('card.lastname'),
      render: (own) => (
        <Form.Item {...own}>
          <Input autoComplete="off" dir="auto" maxLength={limits.lastnameLength} />
        </Form.Item>
      ),
    },
    picks: {
      label: t('card.picks'),
      text: (picks) => pickedText(picks, offered, (name) => textIn(name, language)),
      render: (own) => <PicksField {...own} venue={venue} offered={offered} />,
    },
    note: {
      label: t('card.note'),
      render: (own) => (
        <Form.Item {...own}>
          <Input autoComplete="off" dir="auto" maxLength={limits.noteLength} />
        </Form.Item>
      ),
    },
  }
}

function missing(error: unknown, refetch: () => unknown) {
  return error ? <ErrorNote error={error} onRetry={refetch} /> : null
}

type OwnField = { name: string; label: string; venue: Venue; offered: readonly OfferedForm[] }

function useChosenForm(offered: readonly OfferedForm[]): OfferedForm | undefined {
  const formId = Form.useWatch<number | null>('formId', { preserve: true })
  return offered.find(({ id }) => id === formId)
}

function WhenField({ venue, offered, ...own }: OwnField) {
  const t = useTranslations('preorders')
  const { day: dayText } = useVenueFormats(venue)
  const form = useChosenForm(offered)
  return (
    <Form.Item {...own} required>
      <ChoiceSelect
        showSearch
        optionFilterProp="label"
        placeholder={t('card.chooseSlot')}
        options={(form?.days ?? []).map(({ day, slots }) => ({
          label: dayText(day),
          options: slots.map(({ slot, free }) => ({
            value: `${day} ${slot}`,
            label: t('card.slotFree', { slot: `${dayText(day)} ${slot}`, free }),
            disabled: free === 0,
          })),
        }))}
      />
    </Form.Item>
  )
}

function PicksField({ venue, offered, ...own }: OwnField) {
  const form = useChosenForm(offered)
  return form ? (
    <Form.Item {...own}>
      <CardFields form={form} timeZone={venue.timeZone} />
    </Form.Item>
  ) : null
}

function pickedText(
  picks: unknown,
  offered: readonly OfferedForm[],
  nameOf: (name: OfferedForm['additional'][number]['name']) => string,
): string {
  if (typeof picks !== 'object' || picks === null) return ''
  const items = offered.flatMap(({ questions, additional }) => [
    ...questions.flatMap(({ options }) => options),
    ...additional,
  ])
  return listed(
    Object.entries(picks)
      .filter(([, quantity]) => Number(quantity) > 0)
      .map(([pick, quantity]) => {
        const item = items.find(({ itemId }) => itemId === Number(pick.split(':')[1]))
        return `${quantity} × ${item ? nameOf(item.name) : '?'}`
      }),
  )
}

function valuesOf(preOrder: PreOrder | null): Values {
  if (!preOrder) return { tableId: null, formId: null, when: null, guests: 1, lastname: '', note: '', picks: {} }
  const { tableId, formId, day, slot, menuFormGuestCount, lastname, note } = preOrder
  return {
    tableId,
    formId,
    when: `${day} ${slot}`,
    guests: menuFormGuestCount,
    lastname,
    note,
    picks: picksOfPreOrder(preOrder),
  }
}

function problemsOf({ tableId, formId, when }: Values): Problems {
  return {
    ...(tableId === null && { tableId: { code: 'tableMissing' } }),
    ...(formId === null && { formId: { code: 'formMissing' } }),
    ...(formId !== null && when === null && { when: { code: 'slotMissing' } }),
  }
}
