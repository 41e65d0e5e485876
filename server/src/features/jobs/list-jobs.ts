import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Job, JobListQuery } from '@brigade/domain/jobs/jobs.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Database } from '#kit/database.ts'
import { jobColumns, type JobRow } from '#kit/jobs/job-columns.ts'
import { listPage } from '#kit/list-page.ts'
import { filtered } from '#kit/list-query.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'

export type ListJobs = { db: Database; query: JobListQuery; principal: Principal; isPaged: boolean }

/** Jobs, the newest first unless sorted otherwise; those of no venue too, where no venue is asked for. */
export async function listJobs({ db, query, principal, isPaged }: ListJobs): Promise<Paged<Job> | Job[]> {
  const { $sort = { id: -1 }, $limit, $skip, restaurantId, ...filters } = query
  const venueIds = scopedVenueIds(principal, restaurantId)
  const scope = venueIds === 'all' ? {} : { restaurantId: { $in: venueIds } }
  return listPage<JobRow, Job>({
    db,
    rows: filtered(db.build('jobs'), { ...filters, ...scope }),
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => found.map((row) => jobColumns.read(row)),
  })
}
