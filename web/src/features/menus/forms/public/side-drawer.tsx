import { menuLimits, type SideDraft, type Typed } from '@brigade/domain/menus/menus.drafts.ts'
import { sideFields } from '@brigade/domain/menus/menus.fields.ts'
import { problemsOfMax, problemsOfSide } from '@brigade/domain/menus/menus.item-rules.ts'
import type { Side } from '@brigade/domain/menus/menus.schema.ts'
import type { SharedSide } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useCallback } from 'react'
import { CountField } from '#features/menus/forms/count-field.tsx'
import { formValuesOf } from '#features/menus/forms/form-values.ts'
import { PriceField } from '#features/menus/forms/price-field.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/forms/side-drawer.module.css'
import { SharedPartDialog } from '#features/menus/forms/shared-part-dialog.tsx'
import { readName } from '#kit/i18n/read-name.ts'
import { PartDrawer } from '#features/menus/forms/part-drawer.tsx'
import { activeField, localTextField, posIdField } from '#features/menus/forms/part-fields.tsx'
import { sentValues } from '#features/menus/forms/sent-values.ts'
import { usePriceLock } from '#features/menus/forms/use-price-lock.ts'
import { useCreatePart, useSavePart } from '#features/menus/menus.mutations.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import { drawField, type FieldRow, type FieldTable } from '#ui/record-form/field-table.ts'

type SideDrawerProps = {
  venue: Venue
  /** The item of the side; null for one that items share. */
  itemId: number | null
  side: Side | SharedSide | null
  onAdded?: (added: Side) => void
  onClose: () => void
}

/** Adds a side to an item, or edits one, or does so with a side that items share. (spec 2, §5) */
export function SideDrawer(props: SideDrawerProps) {
  const { venue, side, onClose } = props
  if (!side || !('sharedId' in side) || side.sharedId === null) return <SideForm {...props} />
  const { sharedId, itemId } = side
  return (
    <SharedPartDialog
      kind="side"
      sharedId={sharedId}
      venueId={venue.id}
      itemId={itemId}
      name={readName(side.name)}
      onClose={onClose}
    />
  )
}

function SideForm({ venue, itemId, side, onAdded, onClose }: SideDrawerProps) {
  const t = useTranslations('menus')
  const { role } = useUser()
  const lock = usePriceLock(venue, { isNew: side === null })
  const kind = itemId === null ? 'sharedSides' : 'sides'
  const { mutateAsync: create } = useCreatePart('sides')
  const { mutateAsync: createShared } = useCreatePart('sharedSides')
  const { mutateAsync: change } = useSavePart(kind)
  const most = menuLimits.mostOfASide
  const lockedMin = side?.min ?? 0
  const problemsOf = useCallback(
    (values: Typed<SideDraft>) => problemsOfSide(values, { venue, role, lockedMin }),
    [venue, role, lockedMin],
  )

  async function add(values: Typed<SideDraft>): Promise<void> {
    const sent = sentValues<SideDraft>(values)
    if (itemId === null) await createShared({ ...sent, restaurantId: venue.id })
    else onAdded?.(await create({ ...sent, itemId }))
  }

  const max: FieldRow = {
    drawnBy: 'min',
    label: t('fields.max'),
    render: (own) => (
      <CountField
        {...own}
        isRequired
        most={most}
        code="maxInvalid"
        ownProblemOf={(count) => problemsOfMax(count, lockedMin).max}
      />
    ),
  }
  const fields: FieldTable<Typed<SideDraft>> = {
    name: localTextField({ what: 'name', venue }, t),
    price: {
      label: t('fields.price'),
      render: (own) => <PriceField {...own} currency={venue.currency} lock={lock} />,
    },
    min: {
      label: t('fields.min'),
      render: (own) => (
        <div className={`${styles.pair} ${stack.grid4}`}>
          <CountField {...own} isRequired isDisabled most={most} code="minInvalid" />
          {drawField('max', max)}
        </div>
      ),
    },
    max,
    posItemId: posIdField(venue, t),
    isActive: activeField(t),
  }

  return (
    <PartDrawer
      venue={venue}
      kind={kind}
      title={side ? t('forms.editSide') : t('forms.addSide')}
      size={660}
      keptAs={side ? `${kind}/${side.id}` : `${kind}/new/${itemId ?? venue.id}`}
      record={side}
      keptForNext={({ max, isActive }) => ({ max, isActive })}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      save={(values, version) =>
        side ? change({ id: side.id, change: { ...sentValues<SideDraft>(values), version } }) : add(values)
      }
      saveAsNew={add}
      fields={fields}
      onClose={onClose}
    />
  )
}

function valuesOf(side: Side | SharedSide | null): Typed<SideDraft> {
  return formValuesOf(sideFields, side)
}
