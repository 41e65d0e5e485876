import type { DevicePerson, OpenedDevice } from '@brigade/domain/pins/pins.schema.ts'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { safePath } from '#kit/address/safe-path.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { leaveSession, signInAtDevice, useSession } from '#kit/calls/session.ts'
import { getToken } from '#kit/calls/token.ts'
import { errorText } from '#kit/calls/toasts.ts'
import { keepSharedDevice, type StoredDevice, sharedDevice } from '#kit/device/shared-device.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import entry from '#features/auth/public/entry-form.module.css'
import { EntryFrame } from '#features/auth/public/entry-frame.tsx'
import frame from '#features/auth/public/entry-frame.module.css'
import { PeopleList } from '#features/pins/parts/people-list.tsx'
import { PinPad } from '#features/pins/parts/pin-pad.tsx'
import styles from '#features/pins/parts/who.module.css'
import { openDevice, signInByPin } from '#features/pins/pins.calls.ts'
import { noteLeftAt, takeLeftAt } from '#features/pins/public/leave-for-next.ts'

/** Asks on a shared device who is there: a name, a PIN, and the person's first screen. */
export function WhoPage() {
  const t = useTranslations('pins')
  const signInWords = useTranslations('signIn')
  const { endedBecause } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [device] = useState(sharedDevice.get)
  const { opened, failure, isRemoved, retry } = useOpenedDevice(device)
  const [chosen, setChosen] = useState<DevicePerson | null>(null)
  const [lastId, setLastId] = useState<number | null>(null)
  const [locks, setLocks] = useState<Readonly<Record<number, number>>>({})
  const next = safePath(search.get('next'))

  // A session that ended was somewhere; the same person goes on there.
  useEffect(() => {
    if (next) noteLeftAt(next)
  }, [next])

  async function handleSignIn(person: DevicePerson, pin: string): Promise<void> {
    if (!device || !opened) return
    // Somebody who opened this page by its address is still signed in.
    if (getToken()) leaveSession()
    try {
      const signedIn = await signInByPin({ token: device.token, userId: person.id, pin })
      // The screen asks for its data while the session asks for the venue.
      const session = signInAtDevice(signedIn, opened.restaurantId)
      await Promise.all([session, navigate(takeLeftAt() ?? '/', { replace: true })])
    } catch (thrown) {
      const { reason } = toApiError(thrown).data
      if (reason === 'deviceRemoved' || reason === 'personUnknown') retry()
      throw thrown
    }
  }

  function handleBack(): void {
    setLastId(chosen?.id ?? null)
    setChosen(null)
  }

  if (isRemoved || !device) return <RemovedDevice onContinue={() => void navigate('/login', { replace: true })} />
  return (
    <EntryFrame
      title={t('screens.who')}
      heading={chosen ? `${chosen.fname} ${chosen.lname}` : t('screens.who')}
      onLanguage={() => undefined}
    >
      {endedBecause ? (
        <p className={frame.notice} role="status">
          {signInWords('ended', { reason: endedBecause })}
        </p>
      ) : null}
      <div className={entry.form}>
        {opened && !chosen ? (
          <p className={styles.place}>{t('who.at', { device: opened.name, venue: opened.venueName })}</p>
        ) : null}
        {failure ? (
          <>
            <p className={entry.formProblem} role="alert">
              {failure}
            </p>
            <BigButton onClick={retry}>{t('who.retry')}</BigButton>
          </>
        ) : null}
        {opened && chosen ? (
          <PinPad
            key={chosen.id}
            person={chosen}
            signIn={(pin) => handleSignIn(chosen, pin)}
            lockedUntil={locks[chosen.id] ?? 0}
            onLocked={(until) => setLocks((known) => ({ ...known, [chosen.id]: until }))}
            onBack={handleBack}
          />
        ) : null}
        {opened && !chosen ? <PeopleList people={opened.people} chosenId={lastId} onChoose={setChosen} /> : null}
        {opened || failure ? null : <p role="status">{t('who.loading')}</p>}
        {chosen ? null : (
          <Link className={styles.password} to={`/login?password${next ? `&next=${encodeURIComponent(next)}` : ''}`}>
            {t('who.password')}
          </Link>
        )}
      </div>
    </EntryFrame>
  )
}

function RemovedDevice({ onContinue }: { onContinue: () => void }) {
  const t = useTranslations('pins')
  return (
    <EntryFrame title={t('screens.who')} heading={t('screens.who')} onLanguage={() => undefined}>
      <div className={entry.form}>
        <p className={frame.notice} role="alert">
          {t('problems.deviceRemoved')}
        </p>
        <BigButton onClick={onContinue}>{t('who.password')}</BigButton>
      </div>
    </EntryFrame>
  )
}

/** Reads who may sign in at this device. `failure` is there if the server did not answer. */
function useOpenedDevice(device: StoredDevice | null) {
  const [opened, setOpened] = useState<OpenedDevice>()
  const [failure, setFailure] = useState<string>()
  const [isRemoved, setIsRemoved] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isLeft = false
    if (device) openDevice(device.token).then(handleOpened, handleFailure)
    return () => {
      isLeft = true
    }

    function handleOpened(read: OpenedDevice): void {
      if (isLeft || !device) return
      setOpened(read)
      setFailure(undefined)
      const { restaurantId, name, lockAfterMinutes } = read
      keepSharedDevice({ token: device.token, restaurantId, name, lockAfterMinutes })
    }

    function handleFailure(thrown: unknown): void {
      if (isLeft) return
      if (toApiError(thrown).data.reason !== 'deviceRemoved') return setFailure(errorText(thrown))
      keepSharedDevice(null)
      setIsRemoved(true)
    }
  }, [device, tries])

  function retry(): void {
    setFailure(undefined)
    setTries((tried) => tried + 1)
  }

  return { opened, failure, isRemoved, retry }
}
