import { menuLimits, type SideDraft, type Typed } from '@brigade/domain/menus/menus.drafts.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import { problemsOfSide } from '@brigade/domain/menus/menus.item-rules.ts'
import type { Side } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input } from 'antd'
import { useCallback } from 'react'
import { CountField } from '#features/menus/forms/count-field.tsx'
import { fieldLabel, fieldText } from '#features/menus/forms/field-words.ts'
import { LocalTextFields } from '#features/menus/forms/local-text-fields.tsx'
import { PriceField } from '#features/menus/forms/price-field.tsx'
import styles from '#features/menus/forms/side-drawer.module.css'
import { RecordDrawer } from '#features/menus/forms/record-drawer.tsx'
import { sentValues } from '#features/menus/forms/sent-values.ts'
import { ActiveSwitch } from '#features/menus/forms/switch-field.tsx'
import { usePriceLock } from '#features/menus/forms/use-price-lock.ts'
import { useCreatePart, useSavePart } from '#features/menus/menus.mutations.ts'
import { useWords } from '#kit/i18n.ts'
import { useUser } from '#kit/session.ts'

type SideDrawerProps = {
  venue: Venue
  itemId: number
  side: Side | null
  onAdded?: (added: Side) => void
  onClose: () => void
}

/** Adds a side to an item, or edits one. (spec 2, §5) */
export function SideDrawer({ venue, itemId, side, onAdded, onClose }: SideDrawerProps) {
  const t = useWords('menus')
  const { role } = useUser()
  const lock = usePriceLock(venue, { isNew: side === null })
  const { mutateAsync: create } = useCreatePart('sides')
  const { mutateAsync: change } = useSavePart('sides', { saysWhenGone: true })
  const most = menuLimits.mostOfASide
  const lockedMin = side?.min ?? 0
  const problemsOf = useCallback(
    (values: Typed<SideDraft>) => problemsOfSide(values, { venue, role, lockedMin }),
    [venue, role, lockedMin],
  )

  async function add(values: Typed<SideDraft>): Promise<void> {
    const added = await create({ ...sentValues<SideDraft>(values), itemId })
    onAdded?.(added)
  }

  return (
    <RecordDrawer
      venue={venue}
      kind="sides"
      title={side ? t('forms.editSide') : t('forms.addSide')}
      size={660}
      keptAs={side ? `sides/${side.id}` : `sides/new/${itemId}`}
      record={side}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      save={(values, version) =>
        side ? change({ id: side.id, change: { ...sentValues<SideDraft>(values), version } }) : add(values)
      }
      saveAsNew={add}
      labelOf={(path) => fieldLabel(path, t)}
      textOf={(path, value) => fieldText(path, value, t)}
      onClose={onClose}
    >
      <LocalTextFields field="name" what="name" venue={venue} />
      <PriceField name="price" label={t('fields.price')} currency={venue.currency} lock={lock} />
      <div className={styles.pair}>
        <CountField
          name="min"
          label={t('fields.min')}
          isRequired
          isDisabled
          most={most}
          problem={menuErrors.minInvalid}
        />
        <CountField name="max" label={t('fields.max')} isRequired most={most} problem={menuErrors.maxInvalid} />
      </div>
      {venue.isPOSIntegrated ? (
        <Form.Item name="posItemId" label={t('fields.posItemId')} required>
          <Input maxLength={menuLimits.posIdLength} dir="ltr" autoComplete="off" />
        </Form.Item>
      ) : null}
      <ActiveSwitch />
    </RecordDrawer>
  )
}

function valuesOf(side: Side | null): Typed<SideDraft> {
  return {
    name: { ...side?.name },
    price: side?.price,
    min: side?.min ?? 0,
    max: side?.max,
    posItemId: side?.posItemId,
    isActive: side?.isActive ?? true,
  }
}
