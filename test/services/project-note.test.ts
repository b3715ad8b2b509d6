import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { recordEvents } from '../events/record-events.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('a note on a project', () => {
  const world = openWorld();
  let ana: Caller;
  let ben: Caller;
  let reader: Caller;
  let projectId: string;

  /** Another member of the organization. */
  async function member(name: string, role: string): Promise<Caller> {
    const caller = await world.caller({ organizationId: ana.organizationId });
    await world.sql('update users set name = $1 where id = $2', [name, caller.userId]);
    await world.sql('update memberships set role = $1 where user_id = $2', [role, caller.userId]);
    return caller;
  }
  const write = (body: object, by = ana) =>
    world.rest(by, 'POST', '/project-notes', { project_id: projectId, text: 'Call the owner', ...body });
  const written = async (body: object, by = ana): Promise<Json> => {
    const answer = await write(body, by);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body.data;
  };
  const update = (id: string, body: object, by = ana) => world.rest(by, 'PUT', `/project-notes/${id}`, body);
  /** Template and recipient of the e-mails about a note. */
  const mails = async (id: string) =>
    (
      await world.sql<{ template: string; user_id: string }>(
        `select template, user_id from emails where account_id = $1 and key like '%' || $2 || '%' order by template, user_id`,
        [ana.organizationId, id],
      )
    ).map(({ template, user_id }) => [template, user_id]);

  beforeAll(async () => {
    ana = await world.caller();
    ben = await member('Ben Ortiz', 'member');
    reader = await member('Rae Lund', 'read_only');
    const own = { ...bodies.division, organization_id: ana.organizationId };
    const divisionId = (await world.send(ana, 'POST', '/divisions', own)).id;
    projectId = (await world.send(ana, 'POST', '/projects', { ...bodies.project, division_id: divisionId })).id;
  });

  it('has its author and those whom it mentions, who get an e-mail each, but not their author', async () => {
    const note = await written({
      text: 'Owner promised the check. @Ben Ortiz @Rae Lund',
      mentioned_ids: [ben.userId, reader.userId, ana.userId, ben.userId],
    });
    expect(note).toMatchObject({
      author_id: ana.userId,
      mentioned_ids: [ben.userId, reader.userId, ana.userId],
      is_task: false,
      is_done: false,
      done_at: null,
    });
    const mailed = [ben.userId, reader.userId].sort().map((id) => ['note_mention', id]);
    expect(await mails(note.id)).toEqual(mailed);
    // A change that mentions no one else mails no one.
    expect((await update(note.id, { text: 'Owner has paid.' })).status).toBe(200);
    expect(await mails(note.id)).toEqual(mailed);
  });

  it('is counted by the day that it is due, and filters the projects of who has it', async () => {
    const own = { ...bodies.division, organization_id: ana.organizationId };
    const division_id = (await world.send(ana, 'POST', '/divisions', own)).id;
    const place = { ...bodies.project, division_id, name: 'Task Tower', state: 'TX' };
    const project_id = (await world.send(ana, 'POST', '/projects', place)).id;
    const task = { project_id, is_task: true };
    await written({ ...task, assignee_id: reader.userId, due_on: '2043-02-10' });
    await written({ ...task, assignee_id: ben.userId, due_on: '2043-02-10' });
    await written({ ...task, due_on: '2043-02-28' });
    await written({ ...task });
    const done = await written({ ...task, due_on: '2043-02-10' });
    expect((await update(done.id, { is_done: true })).status).toBe(200);
    const query = `query ($filter: ProjectNoteFilter) {
      openTaskDays(from: "2043-02-01", until: "2043-02-28", filter: $filter) { day count } }`;
    const days = async (filter: object | null, by = ana) =>
      (await world.graphql(by, query, { filter })).body.data.openTaskDays.map(({ day, count }: Json) => [day, count]);
    const all = [
      ['2043-02-10', 2],
      ['2043-02-28', 1],
    ];
    expect(await days(null)).toEqual(all);
    expect(await days({ assigneeId: reader.userId })).toEqual([['2043-02-10', 1]]);
    expect([await days({ state: 'TX' }), await days({ state: 'CA' }), await days({ projectId })]).toEqual([
      all,
      [],
      [],
    ]);
    expect(await days(null, await world.caller())).toEqual([]);
    const list = `query ($who: ID!) { projects(filter: { taskAssigneeId: $who }) { totalCount nodes { name } }
      projectNotes(filter: { isTask: true, isDone: false, dateFrom: "2043-02-10", dateUntil: "2043-02-27" }) { totalCount } }`;
    const read = async (who: string) => (await world.graphql(ana, list, { who })).body.data;
    expect(await read(reader.userId!)).toEqual({
      projects: { totalCount: 1, nodes: [{ name: 'Task Tower' }] },
      projectNotes: { totalCount: 2 },
    });
    expect((await read(ana.userId!)).projects.totalCount).toBe(0);
  });

  it('is a task with who does it and until when, and says who did it and when', async () => {
    const task = await written({ is_task: true, assignee_id: ben.userId, due_on: '2026-02-10' });
    expect(await mails(task.id)).toEqual([['task_assigned', ben.userId]]);
    const done = await update(task.id, { is_done: true }, ben);
    expect(done.body.data).toMatchObject({ is_done: true, done_by_id: ben.userId, done_at: expect.any(String) });
    // To say it again changes nothing, and does not change who did it.
    expect((await update(task.id, { is_done: true })).body.data).toEqual(done.body.data);
    expect((await update(task.id, { is_done: false })).body.data).toMatchObject({ done_by_id: null, done_at: null });
    await update(task.id, { assignee_id: reader.userId });
    expect(await mails(task.id)).toEqual(
      [
        ['task_assigned', ben.userId],
        ['task_assigned', reader.userId],
      ].sort((one, other) => (one[1]! < other[1]! ? -1 : 1)),
    );
  });

  it('is mailed with its beginning, also if a character of two halves is where that ends', async () => {
    const begin = 'a'.repeat(499);
    const note = await written({ text: `${begin}😀 and more`, mentioned_ids: [ben.userId] });
    const [mail] = await world.sql<{ text: string }>(
      `select data ->> 'text' as text from emails where account_id = $1 and key like '%' || $2 || '%'`,
      [ana.organizationId, note.id],
    );
    expect(mail!.text).toBe(`${begin}\ufffd …`);
  });

  it('takes the ids of members in capital letters as theirs', async () => {
    const capital = (caller: Caller) => caller.userId.toUpperCase();
    const own = await written({ is_task: true, assignee_id: capital(ana), mentioned_ids: [capital(ana)] });
    expect(own).toMatchObject({ assignee_id: ana.userId, mentioned_ids: [ana.userId] });
    expect(await mails(own.id)).toEqual([]);
    const bens = await written({ is_task: true, assignee_id: ben.userId });
    expect((await update(bens.id, { assignee_id: capital(ben) })).body.data.assignee_id).toBe(ben.userId);
    expect(await mails(bens.id)).toEqual([['task_assigned', ben.userId]]);
    for (const { id } of [own, bens]) await world.rest(ana, 'DELETE', `/project-notes/${id}`);
  });

  it('is refused with what is wrong', async () => {
    const stranger = await world.caller();
    const note = await written({});
    await expectNothingWritten(world, async () => {
      expect((await write({ text: ' ' })).body.errors).toEqual({ text: ['The text field is required.'] });
      expect((await write({ assignee_id: ben.userId, due_on: '2026-02-10' })).body.errors).toEqual({
        assignee_id: ['The assignee id field is only accepted for a task.'],
        due_on: ['The due on field is only accepted for a task.'],
      });
      expect(
        (await write({ is_task: true, assignee_id: stranger.userId, mentioned_ids: [ben.userId, stranger.userId] }))
          .body.errors,
      ).toEqual({
        assignee_id: [expect.stringContaining('no member')],
        'mentioned_ids.1': [expect.stringContaining('no member')],
      });
      expect((await update(note.id, { is_done: true })).body.errors).toEqual({
        is_done: ['The is done field is only accepted for a task.'],
      });
    });
  });

  it('is read by members who only read, and written by others; another account and mode have no way to it', async () => {
    const note = await written({ is_task: true, due_on: '2026-02-10' });
    const stranger = await world.caller();
    const sandbox = await world.sandboxOf(ana);
    await expectNothingWritten(world, async () => {
      expect((await write({}, reader)).status).toBe(403);
      expect((await update(note.id, { is_done: true }, reader)).status).toBe(403);
      expect((await write({}, stranger)).status).toBe(403);
      expect((await write({}, sandbox)).status).toBe(422);
      for (const by of [stranger, sandbox]) {
        expect([403, 404]).toContain((await update(note.id, { is_done: true }, by)).status);
        expect([403, 404]).toContain((await world.rest(by, 'GET', `/project-notes/${note.id}`)).status);
        const listed = await world.rest(by, 'GET', `/project-notes?project_id=${projectId}`);
        expect(listed.body.data).toEqual([]);
      }
    });
    expect((await world.rest(reader, 'GET', `/project-notes/${note.id}`)).body.data.text).toBe('Call the owner');
  });

  it('is not among those of a time when it has no day', async () => {
    const place = { ...bodies.project, name: 'Dated Tower', state: 'TX' };
    const own = { ...bodies.division, organization_id: ana.organizationId };
    const division_id = (await world.send(ana, 'POST', '/divisions', own)).id;
    const project_id = (await world.send(ana, 'POST', '/projects', { ...place, division_id })).id;
    await written({ project_id });
    await written({ project_id, is_task: true });
    const { id } = await written({ project_id, is_task: true, due_on: '2044-02-10' });
    const list = async (filter: string) =>
      (
        await world.graphql(
          ana,
          `{ projectNotes(filter: { projectId: "${project_id}", ${filter} }) { totalCount nodes { id } } }`,
        )
      ).body.data.projectNotes;
    const dated = { totalCount: 1, nodes: [{ id }] };
    expect(await list('dateFrom: "2044-02-01"')).toEqual(dated);
    expect(await list('dateFrom: "2044-02-11"')).toEqual({ totalCount: 0, nodes: [] });
    expect(await list('dateUntil: "9999-12-31"')).toEqual(dated);
    expect(await list('isTask: true')).toMatchObject({ totalCount: 2 });
  });

  it('is listed with the tasks that are due first, and those without a day last', async () => {
    const own = { is_task: true, assignee_id: ana.userId };
    const [none, late, early] = [
      await written(own),
      await written({ ...own, due_on: '2026-03-02' }),
      await written({ ...own, due_on: '2026-03-01' }),
    ];
    const query = `query($after: String, $id: ID!) { projectNotes(first: 2, after: $after,
      filter: { assigneeId: $id, isDone: false }, orderBy: { field: DUE_ON, direction: ASC }) {
        totalCount pageInfo { endCursor } nodes { id author { id name } assignee { id } project { id } } } }`;
    const page = async (after: string | null) =>
      (await world.graphql(ana, query, { after, id: ana.userId })).body.data.projectNotes;
    const first = await page(null);
    expect(first).toMatchObject({
      totalCount: 3,
      nodes: [{ id: early.id, assignee: { id: ana.userId } }, { id: late.id }],
    });
    expect((await page(first.pageInfo.endCursor)).nodes.map(({ id }: Json) => id)).toEqual([none.id]);
  });

  it('is deleted with its project', async () => {
    const { division_id } = (await world.rest(ana, 'GET', `/projects/${projectId}`)).body.data;
    const gone = await world.send(ana, 'POST', '/projects', { ...bodies.project, division_id, name: 'Given up' });
    const task = { project_id: gone.id, text: 'Call', is_task: true, assignee_id: ana.userId };
    const { id } = await world.send(ana, 'POST', '/project-notes', task);
    expect((await world.rest(ana, 'DELETE', `/projects/${gone.id}`)).status).toBe(200);
    expect((await world.rest(ana, 'GET', `/project-notes/${id}`)).status).toBe(404);
  });

  it('is in the history of its project, and reported by events', async () => {
    const { types, done } = await recordEvents(world, ana, async () => {
      const note = await written({ text: 'Lien release promised' });
      await update(note.id, { text: 'Lien release received' });
      await world.rest(ana, 'DELETE', `/project-notes/${note.id}`);
      return note;
    });
    expect(types.filter((type) => type.startsWith('project_note.'))).toEqual([
      'project_note.created',
      'project_note.updated',
      'project_note.deleted',
    ]);
    const { body } = await world.rest(ana, 'GET', `/audit-logs?auditable_type=ProjectNote`);
    const entries = body.data.filter((entry: Json) => entry.auditable_uuid === done.id);
    expect(entries.map(({ action }: Json) => action)).toEqual(['deleted', 'updated', 'created']);
    expect(entries[1]).toMatchObject({
      old_values: { text: 'Lien release promised' },
      new_values: { text: 'Lien release received' },
    });
  });
});
