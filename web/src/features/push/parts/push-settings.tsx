import { testPushPath } from '@brigade/domain/push/push.api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { agree, endOwn, type OwnBrowser, readOwnBrowser } from '#features/push/own-browser.ts'
import { apiCreate } from '#kit/calls/api-client.ts'
import { ApiError } from '#kit/calls/api-error.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { Panel } from '#ui/panel.tsx'
import { Waiting } from '#ui/waiting.tsx'

/** Switches push messages for this device while Brigade is closed. */
export function PushSettings() {
  const t = useTranslations('push')
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const queryKey = ['push', 'own', userId]
  const { data, error, isPending, refetch } = useQuery({ queryKey, queryFn: () => readOwnBrowser(userId) })

  const change = useMutation({
    mutationFn: (act: () => Promise<OwnBrowser>) => act(),
    onSuccess: (changed) => {
      queryClient.setQueryData(queryKey, changed)
    },
    onError: (thrown) => {
      // The browser's own messages are in its own words, and for programmers.
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

  // Without an answer of the server the state is unknown, not off, although it was off before: the server may still be
  // sending.
  const isUnknown = error instanceof ApiError && data?.state !== 'on'
  const own = isUnknown ? undefined : data
  const state = own?.state ?? (error && !isUnknown ? 'off' : undefined)
  return (
    <Panel title={t('title')} hint={state && t(`states.${state}`)}>
      {isPending ? <Waiting /> : null}
      {isUnknown ? <ErrorNote error={error} onRetry={refetch} /> : null}
      {own?.state === 'on' ? (
        <Flex gap="small" wrap>
          <Button loading={test.isPending} aria-busy={test.isPending} onClick={() => test.mutate(own.id)}>
            {t('test')}
          </Button>
          <Button
            loading={change.isPending}
            aria-busy={change.isPending}
            onClick={() => change.mutate(() => endOwn(own.id))}
          >
            {t('end')}
          </Button>
        </Flex>
      ) : null}
      {state === 'off' ? (
        <div>
          <Button
            loading={change.isPending}
            aria-busy={change.isPending}
            onClick={() => change.mutate(() => agree(userId))}
          >
            {t('agree')}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}
