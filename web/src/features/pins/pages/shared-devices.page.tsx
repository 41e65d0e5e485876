import type { NewSharedDevice } from '@brigade/domain/pins/pins.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '#kit/calls/use-can.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { keepSharedDevice, useSharedDevice } from '#kit/device/shared-device.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, tabletIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import font from '#ui/font.module.css'
import { SettingsTrail } from '#features/auth/public/settings-trail.tsx'
import { DevicesTable } from '#features/pins/parts/devices-table.tsx'
import { PinHolders } from '#features/pins/parts/pin-holders.tsx'
import { ShareDrawer } from '#features/pins/parts/share-drawer.tsx'
import { sharedDevicesOf, useRemoveDevice } from '#features/pins/pins.calls.ts'
import { leaveForNext } from '#features/pins/public/leave-for-next.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'

const tools = ['remove'] as const

/** Lists the devices that people of a venue share: this one is shared here, and any is removed. */
export function SharedDevicesPage() {
  const t = useTranslations('pins')
  const { venue, venues, choose, error, retry } = useChosenVenue()
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
    <AntdRoot>
      <ListPage
        title={t('screens.devices')}
        trail={<SettingsTrail />}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            {isShared ? null : (
              <BigButton icon={addIcon} isOff={venue === null} onClick={add}>
                {t('share')}
              </BigButton>
            )}
          </>
        }
        intro={<p className={font.soft}>{t('hint')}</p>}
        list={venue ? devices : { data: undefined, error, refetch: retry }}
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
        {(shown) =>
          venue ? (
            <>
              <DevicesTable venue={venue} devices={shown} onRemove={(id) => open('remove', id)} />
              {seesStaff ? <PinHolders venue={venue} /> : null}
            </>
          ) : null
        }
      </ListPage>
    </AntdRoot>
  )
}
