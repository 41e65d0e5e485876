import { textIn } from '@brigade/domain/kit/languages.ts'
import type { FormItem } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Form } from 'antd'
import { formItemsOfVenue } from '#features/preorders/preorders.queries.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import stack from '#ui/stack.module.css'

/** Returns the items of a venue as options, and the name of each. */
export function useItemOptions(venue: Venue) {
  const language = useLanguage()
  const { money } = useVenueFormats(venue)
  const { data: items = [], isPending, error, refetch } = useQuery(formItemsOfVenue(venue.id))
  const nameOf = (id: unknown) => {
    const found = items.find((item) => item.id === id)
    return found ? textIn(found.name, language) : `#${String(id)}`
  }
  const options = items.map(({ id, name, price }) => ({
    value: id,
    label: `${textIn(name, language)} · ${money(price)}`,
  }))
  return { options, nameOf, isPending, error, refetch }
}

/** Renders a field of items, each of which may be included. */
export function FormItemsField({
  venue,
  name,
  label,
  hint,
}: {
  venue: Venue
  name: string
  label: string
  hint?: string
}) {
  return (
    <Form.Item name={name} label={label} extra={hint}>
      <FormItemsInput venue={venue} />
    </Form.Item>
  )
}

type FormItemsInputProps = {
  venue: Venue
  /** Given by the form, like `onChange` and `id`. */
  value?: FormItem[]
  onChange?: (value: FormItem[]) => void
  id?: string
}

function FormItemsInput({ venue, value = [], onChange, ...control }: FormItemsInputProps) {
  const t = useTranslations('preorders')
  const { options, nameOf, isPending, error, refetch } = useItemOptions(venue)

  function handleChosen(ids: number[]): void {
    onChange?.(ids.map((itemId) => value.find((item) => item.itemId === itemId) ?? { itemId, isIncluded: true }))
  }

  return (
    <div className={stack.column2}>
      {error ? <ErrorNote error={error} onRetry={refetch} /> : null}
      <ChoiceSelect<number[]>
        {...control}
        mode="multiple"
        loading={isPending}
        placeholder={t('form.chooseItems')}
        optionFilterProp="label"
        options={options}
        value={value.map(({ itemId }) => itemId)}
        onChange={handleChosen}
      />
      {value.map(({ itemId, isIncluded }) => (
        <Checkbox
          key={itemId}
          checked={isIncluded}
          onChange={({ target }) =>
            onChange?.(value.map((item) => (item.itemId === itemId ? { itemId, isIncluded: target.checked } : item)))
          }
        >
          {t('form.includedOf', { name: nameOf(itemId) })}
        </Checkbox>
      ))}
    </div>
  )
}
