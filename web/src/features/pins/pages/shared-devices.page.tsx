import type { NewSharedDevice } from '@brigade/domain/pins/pins.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '#kit/calls/use-can.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { keepSharedDevice, useSharedDevice } from '#kit/device/shared-device.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { tabletIcon } from '#ui/icon-paths.ts'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { DevicesTable } from '#features/pins/parts/devices-table.tsx'
import { PinHolders } from '#features/pins/parts/pin-holders.tsx'
import { ShareDrawer } from '#features/pins/parts/share-drawer.tsx'
import { sharedDevicesOf, useRemoveDevice } from '#features/pins/pins.calls.ts'
import { leaveForNext } from '#features/pins/public/leave-for-next.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenueRecordsPage } from '#features/venues/public/venue-records-page.tsx'

const tools = ['remove'] as const

/** Lists the devices that people of a venue share: this one is shared here, and any is removed. */
export function SharedDevicesPage() {
  const t = useTranslations('pins')
  const chosen = useChosenVenue()
  const { venue } = chosen
  const { opened, open, add, close } = useOpenedTool(tools)
  const devices = useQuery(sharedDevicesOf(venue?.id ?? null))
  const remove = useRemoveDevice()
  const removed = useHeldRecord(devices.data ?? [], opened?.tool === 'remove' ? opened.id : null)
  const isShared = useSharedDevice() !== null
  const seesStaff = useCan('staff:manage')

  function handleShared({ token, restaurantId, name, lockAfterMinutes }: NewSharedDevice): void {
    if (token === null) return showToast({ kind: 'error', text: t('lost') })
    keepSharedDevice({ token, restaurantId, name, lockAfterMinutes })
    // The manager's session is not left open on a device that others use. The drawer closes first.
    setTimeout(() => void leaveForNext())
  }

  return (
    <VenueRecordsPage
      title={t('screens.devices')}
      hint={t('hint')}
      chosen={chosen}
      add={isShared ? null : { label: t('share'), onPress: add }}
      list={devices}
      empty={<EmptyState icon={tabletIcon} title={t('empty')} text={t('emptyText')} />}
      over={
        <>
          {venue && opened?.tool === 'add' && !isShared ? (
            <ShareDrawer key={venue.id} venue={venue} onShared={handleShared} onClose={close} />
          ) : null}
          {removed ? (
            <RemovalQuestion
              title={t('devices.question')}
              confirmLabel={t('devices.act')}
              name={removed.name}
              text={t('devices.text')}
              isBusy={remove.isPending}
              onConfirm={() => remove.mutate(removed.id, { onSettled: close })}
              onCancel={close}
            />
          ) : null}
        </>
      }
    >
      {(shown, of) => (
        <>
          <DevicesTable venue={of} devices={shown} onRemove={(id) => open('remove', id)} />
          {seesStaff ? <PinHolders venue={of} /> : null}
        </>
      )}
    </VenueRecordsPage>
  )
}
