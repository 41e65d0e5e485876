import type { CategoryDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { problemsOfCategory } from '@brigade/domain/menus/menus.rules.ts'
import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form } from 'antd'
import { ImageField } from '#features/files/door/image-field.tsx'
import { tellRemovedImages } from '#features/files/door/tell-removed-images.ts'
import { PartDrawer } from '#features/menus/forms/part-drawer.tsx'
import { activeField, localTextField } from '#features/menus/forms/part-fields.tsx'
import { formTimesOf } from '#features/menus/forms/form-times.ts'
import { daysField, hoursField } from '#features/menus/forms/times-fields.tsx'
import { usePendingImages } from '#features/menus/forms/use-pending-images.ts'
import { useCreatePart, useSavePart } from '#features/menus/menus.mutations.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'

type CategoryDrawerProps = {
  venue: Venue
  menuId: number
  category: Category | null
  onAdded?: (added: Category) => void
  onClose: () => void
}

/** A category's tag has a form of its own. */
type Values = Omit<CategoryDraft, 'tag'>

/** Adds a category to a menu, or edits one. Who opens it has gone through the venue's gate. (spec 2, §5 and §6) */
export function CategoryDrawer({ venue, menuId, category, onAdded, onClose }: CategoryDrawerProps) {
  const t = useWords('menus')
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
        tellRemovedImages('category-images', category.images, values.images ?? [])
      }}
      // The pictures went with the record that was deleted.
      saveAsNew={(values) => add(mayWriteImages ? values : { ...values, images: [] })}
      fields={fields}
      onClose={onClose}
    />
  )
}

function valuesOf(category: Category | null): Values {
  return {
    name: { ...category?.name },
    ...formTimesOf(category),
    images: category?.images ?? [],
    isActive: category?.isActive ?? true,
  }
}
