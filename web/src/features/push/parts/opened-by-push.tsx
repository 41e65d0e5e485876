import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { safePath } from '#kit/address/safe-path.ts'

/**
 * Opens the address of a pressed message in this window, when the worker asks: like a link, so a draft here is asked
 * about.
 */
export function OpenedByPush() {
  const navigate = useNavigate()
  useEffect(() => {
    // Browsers have none on an insecure connection.
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
    const handleMessage = ({ data, ports }: MessageEvent<unknown>) => {
      const path = wantedPath(data)
      if (path === null) return
      ports[0]?.postMessage('taken')
      void navigate(path)
    }
    worker?.addEventListener('message', handleMessage)
    return () => worker?.removeEventListener('message', handleMessage)
  }, [navigate])
  return null
}

function wantedPath(data: unknown): string | null {
  return hasFields(data) && data.kind === 'open' && typeof data.path === 'string' ? safePath(data.path) : null
}
