import { type PosAddress, problemsOfPosAddress } from '@brigade/domain/pos/pos.addresses.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input } from 'antd'
import { useCallback } from 'react'
import { staleSaveOf } from '#kit/forms/save-refusal.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { saveAddresses } from '#features/pos/pos.mutations.ts'

type AddressDrawerProps = {
  venue: Venue
  /** The id of the address; an id that the venue does not have creates a new one. */
  id: number
  onClose: () => void
}

type Values = Omit<PosAddress, 'id'>

const keyLength = 60
const urlLength = 500

/**
 * Adds an address of a point of sale, or changes one. The venue's list is saved as a whole, but other people's changes
 * in between are preserved.
 */
export function AddressDrawer({ venue, id, onClose }: AddressDrawerProps) {
  const t = useTranslations('pos')
  const formats = useVenueFormats(venue)
  const isNew = !venue.integratedPOSList.some((address) => address.id === id)
  const valuesOf = useCallback((from: Venue | null) => addressIn(from, id), [id])

  const fields: FieldTable<Values> = {
    endPointUrl: {
      label: t('addresses.form.endPointUrl'),
      render: (own) => (
        <Form.Item {...own} required>
          <Input
            type="url"
            maxLength={urlLength}
            autoComplete="off"
            dir="ltr"
            placeholder="http://10.0.0.5:8080/orders"
          />
        </Form.Item>
      ),
    },
    openCheckUrl: {
      label: t('addresses.form.openCheckUrl'),
      render: (own) => (
        <Form.Item {...own} extra={t('addresses.form.openCheckHint')}>
          <Input type="url" maxLength={urlLength} autoComplete="off" dir="ltr" />
        </Form.Item>
      ),
    },
    commentItemId: {
      label: t('addresses.form.commentItemId'),
      render: (own) => (
        <Form.Item {...own} extra={t('addresses.form.commentHint')}>
          <Input maxLength={keyLength} autoComplete="off" dir="auto" />
        </Form.Item>
      ),
    },
    isDefaultPos: {
      label: t('addresses.form.isDefaultPos'),
      render: (own) => <SwitchField {...own} hint={t('addresses.form.isDefaultHint')} />,
    },
  }

  /** Adds an address. If two people add one at once, the second is added to the list of the first. */
  async function add(values: Values): Promise<void> {
    try {
      await saveAddresses(venue, listWith(venue, { id, values }), venue.version)
    } catch (thrown) {
      const stale = staleSaveOf<Venue>(thrown)
      if (!stale) throw thrown
      const free = Math.max(0, ...stale.current.integratedPOSList.map((each) => each.id)) + 1
      await saveAddresses(stale.current, listWith(stale.current, { id: free, values }), stale.current.version)
    }
  }

  return (
    <RecordDrawer<Values, Venue>
      title={t(isNew ? 'addresses.form.add' : 'addresses.form.edit')}
      size={576}
      keptAs={`pos/address/${venue.id}/${isNew ? 'new' : id}`}
      fields={fields}
      formats={formats}
      record={isNew ? null : venue}
      valuesOf={valuesOf}
      problemsOf={problemsOfPosAddress}
      catalogue="pos"
      save={(values, version) => (isNew ? add(values) : saveAddresses(venue, listWith(venue, { id, values }), version))}
      onClose={onClose}
    />
  )
}

function addressIn(venue: Venue | null, id: number): Values {
  const {
    endPointUrl = '',
    openCheckUrl = '',
    commentItemId = '',
    isDefaultPos = false,
  } = venue?.integratedPOSList.find((address) => address.id === id) ?? {}
  return { endPointUrl, openCheckUrl, commentItemId, isDefaultPos }
}

/**
 * Returns the list with one address changed or added: a new default replaces the old one, and a single address is
 * the default.
 */
function listWith({ integratedPOSList }: Venue, { id, values }: { id: number; values: Values }): PosAddress[] {
  const trimmed = { ...values, endPointUrl: values.endPointUrl.trim(), openCheckUrl: values.openCheckUrl.trim() }
  const others = integratedPOSList.filter((address) => address.id !== id)
  const isDefaultPos = values.isDefaultPos || !others.some((address) => address.isDefaultPos)
  const own = { id, ...trimmed, isDefaultPos }
  return [...others.map((address) => (isDefaultPos ? { ...address, isDefaultPos: false } : address)), own].toSorted(
    (one, other) => one.id - other.id,
  )
}

/** Returns the text of a problem. The server's path names the place in the list, which is not a field of this form. */
