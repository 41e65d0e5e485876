import { useEffect, useRef, useState } from 'react'
import { networkResult, type NetworkResult, type Verdict, verdictOf } from '#app/shell/network-jitter.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#app/shell/network-test-dialog.module.css'
import { pingServer, socket } from '#kit/calls/api-client.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import type { Tone } from '#ui/tone.ts'

const pingCount = 20
const answerWithinMs = 2_000
const pauseMs = 100

const verdictTones = { good: 'green', fair: 'amber', bad: 'red' } satisfies Record<Verdict, Tone>

/** Measures the connection between this screen and the venue's own server, over which orders arrive. */
export function NetworkTestDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell')
  const [done, setDone] = useState<number | null>(null)
  const [result, setResult] = useState<NetworkResult | null>(null)
  const [hasLine, setHasLine] = useState(true)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  async function handleStart(): Promise<void> {
    setHasLine(socket.connected)
    if (!socket.connected) return
    const pings: (number | null)[] = []
    while (pings.length < pingCount && isOpen.current) {
      setDone(pings.length)
      pings.push(await pingServer(answerWithinMs).catch(() => null))
      await pause()
    }
    setDone(null)
    setResult(networkResult(pings))
  }

  return (
    <Dialog
      title={t('network.title')}
      onClose={onClose}
      actions={
        <BigButton isBusy={done !== null} onClick={() => void handleStart()}>
          {done !== null
            ? t('network.running', { done, total: pingCount })
            : t(result ? 'network.again' : 'network.start')}
        </BigButton>
      }
    >
      <div className={stack.column3}>
        <p>{t('network.intro')}</p>
        <div aria-live="polite">
          {hasLine ? null : <p className={`${font.red} ${font.strong} ${surface.failure}`}>{t('network.noLine')}</p>}
          {hasLine && result ? <Result result={result} /> : null}
        </div>
        <p>
          <a href="https://speed.cloudflare.com" target="_blank" rel="noopener noreferrer">
            {t('network.external')}
          </a>
        </p>
        <p className={font.note}>{`${t('network.share')} ${t('support')}`}</p>
      </div>
    </Dialog>
  )
}

function Result({ result }: { result: NetworkResult }) {
  const t = useTranslations('shell')
  const { number } = useFormats()
  const milliseconds = (value: number) => t('network.milliseconds', { value: number(Math.round(value * 10) / 10) })
  const verdict = verdictOf(result)
  return (
    <dl className={`${styles.result} ${stack.wrap}`}>
      <div className={styles.jitter}>
        <dt>{t('network.jitter')}</dt>
        <dd>{milliseconds(result.jitterMs)}</dd>
      </div>
      <div>
        <dt>{t('network.latency')}</dt>
        <dd>{milliseconds(result.latencyMs)}</dd>
      </div>
      <div>
        <dt>{t('network.lost')}</dt>
        <dd>{`${result.lost} / ${pingCount}`}</dd>
      </div>
      <div>
        <dt className="visually-hidden">{t('network.title')}</dt>
        <dd>
          <StateTag tone={verdictTones[verdict]} label={t(`network.${verdict}`)} isStrong />
        </dd>
      </div>
    </dl>
  )
}

/** Waits between pings, so that one does not queue behind the other. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseMs))
}
