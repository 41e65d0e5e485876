import { testPushPath } from '@brigade/domain/push/push.api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { agree, endOwn, type OwnBrowser, readOwnBrowser } from '#features/push/own-browser.ts'
import { apiCreate } from '#kit/api-client.ts'
import { ApiError } from '#kit/api-error.ts'
import { useWords } from '#kit/i18n.ts'
import { useUser } from '#kit/session.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { showError, showToast } from '#kit/toasts.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { Panel } from '#ui/panel.tsx'
import { Waiting } from '#ui/waiting.tsx'

/** Whether this device is told what waits while Brigade is closed. */
export function PushSettings() {
  const t = useWords('push')
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const queryKey = ['push', 'own', userId]
  const { data, error, isPending, refetch } = useQuery({ queryKey, queryFn: () => readOwnBrowser(userId) })

  const change = useMutation({
    mutationFn: (act: () => Promise<OwnBrowser>) => act(),
    onSuccess: (changed) => {
      // What undoes it comes to the same place.
      shieldPressed()
      queryClient.setQueryData(queryKey, changed)
    },
    onError: (thrown) => {
      // What the browser itself says is in its own words, and for programmers.
      if (thrown instanceof ApiError) showError(thrown)
      else showToast({ kind: 'error', text: t('notAgreed') })
      void refetch()
    },
  })
  const test = useMutation({
    mutationFn: (id: number) => apiCreate(testPushPath, { id }),
    onSuccess: () => showToast({ kind: 'success', text: t('testSent') }),
    onError: showError,
  })

  // What the server does not answer is not off, though it was before: it may go on sending.
  const isUnknown = error instanceof ApiError && data?.state !== 'on'
  const own = isUnknown ? undefined : data
  const state = own?.state ?? (error && !isUnknown ? 'off' : undefined)
  return (
    <Panel title={t('title')} hint={state && t(`states.${state}`)}>
      {isPending ? <Waiting /> : null}
      {isUnknown ? <ErrorNote error={error} onRetry={refetch} /> : null}
      {own?.state === 'on' ? (
        <Flex gap="small" wrap>
          <Button loading={test.isPending} onClick={() => test.mutate(own.id)}>
            {t('test')}
          </Button>
          <Button loading={change.isPending} onClick={() => change.mutate(() => endOwn(own.id))}>
            {t('end')}
          </Button>
        </Flex>
      ) : null}
      {state === 'off' ? (
        <div>
          <Button loading={change.isPending} onClick={() => change.mutate(() => agree(userId))}>
            {t('agree')}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}
