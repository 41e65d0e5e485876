import { categoryFields } from '@brigade/domain/menus/menus.fields.ts'
import type { ValuesOf } from '@brigade/domain/menus/menus.field-values.ts'
import { problemsOfCategory } from '@brigade/domain/menus/menus.rules.ts'
import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form } from 'antd'
import { ImageField } from '#features/files/public/image-field.tsx'
import { notifyRemovedImages } from '#features/files/public/notify-removed-images.ts'
import { PartDrawer } from '#features/menus/forms/part-drawer.tsx'
import { activeField, localTextField } from '#features/menus/forms/part-fields.tsx'
import { formValuesOf } from '#features/menus/forms/form-values.ts'
import { daysField, hoursField } from '#features/menus/forms/public/times-fields.tsx'
import { usePendingImages } from '#features/files/public/use-pending-images.ts'
import { useCreatePart, useSavePart } from '#features/menus/menus.mutations.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'

type CategoryDrawerProps = {
  venue: Venue
  menuId: number
  category: Category | null
  onAdded?: (added: Category) => void
  onClose: () => void
}

/** A category's tag has a form of its own. */
const { tag: _tag, ...formFields } = categoryFields

type Values = ValuesOf<typeof formFields>

/** Adds a category to a menu, or edits one. The caller has passed the venue's gate. (spec 2, §5 and §6) */
export function CategoryDrawer({ venue, menuId, category, onAdded, onClose }: CategoryDrawerProps) {
  const t = useTranslations('menus')
  const mayWriteImages = useCan('categories:writeImages')
  const { handlePending, untilUploaded } = usePendingImages()
  const { mutateAsync: create } = useCreatePart('categories')
  const { mutateAsync: change } = useSavePart('categories')

  async function add(values: Values): Promise<void> {
    const added = await create({ ...values, menuId })
    onAdded?.(added)
  }

  const fields: FieldTable<Values> = {
    name: localTextField({ what: 'name', venue }, t),
    daysAvailable: daysField(t('fields.daysAvailable'), t),
    hoursAvailable: hoursField(t('fields.hoursAvailable'), t),
    images: {
      label: t('fields.images'),
      render: (own) =>
        mayWriteImages ? (
          <Form.Item {...own}>
            <ImageField folder="category-images" venueId={venue.id} onPending={handlePending} />
          </Form.Item>
        ) : null,
    },
    isActive: activeField(t),
  }

  return (
    <PartDrawer
      venue={venue}
      kind="categories"
      title={category ? t('forms.editCategory') : t('forms.addCategory')}
      size={660}
      keptAs={category ? `categories/${category.id}` : `categories/new/${menuId}`}
      record={category}
      valuesOf={valuesOf}
      problemsOf={problemsOfCategory}
      untilComplete={untilUploaded}
      save={async (values, version) => {
        if (!category) return add(values)
        await change({ id: category.id, change: { ...values, version } })
        notifyRemovedImages('category-images', category.images, values.images ?? [])
      }}
      // The pictures were deleted together with the record.
      keptForNext={({ daysAvailable, hoursAvailable, isActive }) => ({ daysAvailable, hoursAvailable, isActive })}
      saveAsNew={(values) => add(mayWriteImages ? values : { ...values, images: [] })}
      fields={fields}
      onClose={onClose}
    />
  )
}

function valuesOf(category: Category | null): Values {
  return formValuesOf(formFields, category)
}
