import { ApiError } from '#kit/calls/api-error.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { WarningBanner } from '#app/shell/warning-banner.tsx'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { bellIcon, clockIcon, ordersIcon } from '#ui/icon-paths.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { tones } from '#ui/tone.ts'
import { Waiting } from '#ui/waiting.tsx'
import surface from '#ui/surface.module.css'
import shellStyles from '#app/shell/shell.module.css'
import { PartGroup } from './part-group.tsx'

const failure = new ApiError({
  message: 'Broken',
  code: 500,
  className: 'general-error',
  data: { requestId: 'a1b2c3' },
})
const noConnection = new ApiError({ message: 'No answer', code: 0, className: 'no-answer' })

/** Shows the states of a screen and of what it lists. */
export function StateParts() {
  const t = useTranslations('orders')
  const undo = { label: t('undo.undo'), run: () => undefined, forMs: 3_600_000 }
  return (
    <>
      <PartGroup name="Tags in every tone: quiet, with a sign, strong">
        {tones.map((tone) => (
          <span key={tone}>
            <StateTag tone={tone} label={tone} /> <StateTag tone={tone} icon={clockIcon} label={tone} />{' '}
            <StateTag tone={tone} icon={warningIcon} label={tone} isStrong />
          </span>
        ))}
      </PartGroup>
      <PartGroup name="Empty, waiting, failed, not reached">
        <EmptyState icon={ordersIcon} title={t('floor.empty')} text={t('kitchen.emptyText')} />
        <Waiting />
        <ErrorNote error={failure} onRetry={() => undefined} />
        <ErrorNote error={noConnection} of={t('screens.list')} onRetry={() => undefined} />
      </PartGroup>
      <PartGroup name="Warnings">
        <p className={surface.warning}>{t('acts.cutOff')}</p>
        <p className={surface.failure}>{t('undo.failed')}</p>
      </PartGroup>
      <WarningBanner />
      {([...tones, 'late'] as const).map((tone) => (
        <div key={tone} className={shellStyles.popups}>
          <PopupCard
            title={t('popups.newOrder')}
            place="Presidential Suite Marina View"
            wait={t('card.lateBy', { span: '1h 30' })}
            tone={tone}
            icon={bellIcon}
            isClosed={false}
            onClose={() => undefined}
            actions={<BigButton>{t('acts.accept')}</BigButton>}
          >
            <p>Sauce on the side</p>
          </PopupCard>
        </div>
      ))}
      <PartGroup name="Undo and messages: at the lower edge">
        <BigButton
          kind="quiet"
          data-shows-messages=""
          onClick={() => {
            showToast({ kind: 'success', text: t('acts.ready'), action: undo })
            showToast({ kind: 'info', text: t('acts.cutOff'), action: undo })
            showToast({ kind: 'error', text: t('undo.failed'), action: undo })
          }}
        >
          {t('undo.label')}
        </BigButton>
      </PartGroup>
      <div style={{ position: 'relative', minHeight: 200 }}>
        <ToastHost />
      </div>
    </>
  )
}
