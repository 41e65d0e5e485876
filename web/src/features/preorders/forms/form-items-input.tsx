import { textIn } from '@brigade/domain/kit/languages.ts'
import { needsChoice } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { FormItem } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Form } from 'antd'
import { sellingMenuOf } from '#features/menus/selling/public/selling-menu.queries.ts'
import { formItemsOfVenue } from '#features/preorders/preorders.queries.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/preorders/preorders.module.css'

/** Returns the items of a venue that a form can have as options, and the name of each: none that needs a choice of its own. */
export function useItemOptions(venue: Venue) {
  const language = useLanguage()
  const { money } = useVenueFormats(venue)
  const { data: items = [], isPending, error, refetch } = useQuery(formItemsOfVenue(venue.id))
  const { data: menu } = useQuery(sellingMenuOf(venue))
  const isPlain = (id: number) => {
    const item = menu?.catalogue.get(id)
    return item === undefined || !needsChoice(item)
  }
  const nameOf = (id: unknown) => {
    const found = items.find((item) => item.id === id)
    return found ? textIn(found.name, language) : `#${String(id)}`
  }
  const options = items
    .filter(({ id }) => isPlain(id))
    .map(({ id, name, price }) => ({ value: id, label: `${textIn(name, language)} · ${money(price)}` }))
  return { options, nameOf, isPending, error, refetch }
}

type FormItemsFieldProps = { venue: Venue; name: string; label: string; hint?: string }

/** Renders a field of items, each of which may be included. What is wrong with one of them is said below it. */
export function FormItemsField({ venue, name, label, hint }: FormItemsFieldProps) {
  return (
    <Form.Item name={name} label={label} extra={hint}>
      <FormItemsInput venue={venue} name={name} />
    </Form.Item>
  )
}

type FormItemsInputProps = {
  venue: Venue
  name: string
  /** Given by the form, like `onChange` and `id`. */
  value?: FormItem[]
  onChange?: (value: FormItem[]) => void
  id?: string
}

function FormItemsInput({ venue, name, value = [], onChange, ...control }: FormItemsInputProps) {
  const t = useTranslations('preorders')
  const { options, nameOf, isPending, error, refetch } = useItemOptions(venue)
  /** An item that was chosen before it had choices of its own keeps its name. */
  const missing = value.filter(({ itemId }) => !options.some((option) => option.value === itemId))

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
        options={[...options, ...missing.map(({ itemId }) => ({ value: itemId, label: nameOf(itemId) }))]}
        value={value.map(({ itemId }) => itemId)}
        onChange={handleChosen}
      />
      {value.map(({ itemId, isIncluded }, place) => (
        <Form.Item key={itemId} name={[name, place, 'itemId']} className={styles.item}>
          <IncludedBox
            isIncluded={isIncluded}
            label={t('form.includedOf', { name: nameOf(itemId) })}
            onInclude={(included) =>
              onChange?.(value.map((item) => (item.itemId === itemId ? { itemId, isIncluded: included } : item)))
            }
          />
        </Form.Item>
      ))}
    </div>
  )
}

type IncludedBoxProps = {
  isIncluded: boolean
  label: string
  onInclude: (isIncluded: boolean) => void
  /** Given by the form. */
  'aria-describedby'?: string
}

function IncludedBox({ isIncluded, label, onInclude, 'aria-describedby': describedBy }: IncludedBoxProps) {
  return (
    <Checkbox aria-describedby={describedBy} checked={isIncluded} onChange={({ target }) => onInclude(target.checked)}>
      {label}
    </Checkbox>
  )
}
