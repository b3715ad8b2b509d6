/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { searchTypes } from '../../../src/entities/search/sources.js';
import { bodies, type GoldenPath, generate, goldenPath } from '../../support/records/golden-path.js';
import { expectDescribed } from '../../support/records/openapi.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

describe('the search', () => {
  const world = shareWorld();
  let caller: Caller;
  let made: GoldenPath;
  let noticeNumber: string;

  beforeAll(async () => {
    caller = await world.caller({ name: 'Bay Concrete Inc' });
    made = await goldenPath(world, caller);
    noticeNumber = (await world.rest(caller, 'GET', `/notices/${made.noticeId}`)).body.data.notice_number;
    await generate(world, caller, made.noticeId);
  });

  async function search(q: string, more = '', by = caller): Promise<Json> {
    const answer = await world.rest(by, 'GET', `/search?q=${encodeURIComponent(q)}${more}`);
    expect({ q, status: answer.status, errors: answer.body.errors }).toEqual({ q, status: 200, errors: undefined });
    expectDescribed('GET', '/search', answer.status, answer.body);
    return answer.body;
  }

  async function titles(q: string, more = '', by = caller): Promise<string[]> {
    const { data } = await search(q, more, by);
    return Object.values(data as Record<string, Json[]>)
      .flat()
      .map(({ title }) => title);
  }

  const project = async (name: string, extra: object = {}, by = caller, divisionId = made.divisionId) => {
    const body = { claimant_role: 'subcontractor', name, division_id: divisionId, ...extra };
    return (await world.rest(by, 'POST', '/projects', body)).body.data.id as string;
  };

  it('groups results by type, with all their fields', async () => {
    const body = await search('sunset tower');
    expect(Object.keys(body)).toEqual(['data', 'meta']);
    expect(Object.keys(body.data)).toEqual(searchTypes);
    expect(body.data.projects).toEqual([
      {
        type: 'projects',
        id: made.projectId,
        title: 'Sunset Tower',
        subtitle: expect.stringContaining('CA'),
        highlights: ['<mark>Sunset</mark> <mark>Tower</mark>'],
        score: expect.any(Number),
        project_id: made.projectId,
        status: 'active',
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
      },
    ]);
    expect(body.data.organizations.map(({ id }: Json) => id)).toEqual([made.ownerId]);
    expect(body.data.organizations[0].project_id).toBeNull();
    expect(body.data.notices.map(({ id, project_id }: Json) => [id, project_id])).toEqual([
      [made.noticeId, made.projectId],
    ]);
    expect(body.meta).toMatchObject({ query: 'sunset tower', types: searchTypes, per_type: 5 });
    expect(body.meta.counts).toMatchObject({ projects: 1, organizations: 1, notices: 1, contacts: 0 });
  });

  it('returns the same through GraphQL', async () => {
    const rest = await search('sunset tower', '&types=projects,parties&per_type=2');
    const { body } = await world.graphql(
      caller,
      `query($query: String!) { search(query: $query, types: [PARTIES, PROJECTS], perType: 2) {
         query types perType groups { type count results {
           type id title subtitle highlights score projectId status updatedAt } } } }`,
      { query: 'sunset tower' },
    );
    expect(body.errors).toBeUndefined();
    const { groups, ...meta } = body.data.search;
    expect(meta).toEqual({ query: 'sunset tower', types: ['PROJECTS', 'PARTIES'], perType: 2 });
    expect(groups.map(({ type, count }: Json) => [type.toLowerCase(), count])).toEqual(
      Object.entries(rest.meta.counts),
    );
    for (const { type, results } of groups) {
      expect(results.map(({ id, title, highlights, score }: Json) => ({ id, title, highlights, score }))).toEqual(
        rest.data[type.toLowerCase()].map(({ id, title, highlights, score }: Json) => ({
          id,
          title,
          highlights,
          score,
        })),
      );
    }
  });

  it('finds records of every type, from the organization to the document', async () => {
    const found = async (q: string) => {
      const { data } = await search(q);
      return Object.keys(data).filter((type) => data[type].length > 0);
    };
    expect(await found('Bay Concrete')).toEqual(expect.arrayContaining(['organizations', 'divisions', 'parties']));
    expect(await found('ana diaz')).toEqual(['contacts']);
    expect(await found('ana@example.com')).toEqual(['contacts']);
    expect(await found('900 ocean')).toEqual(['jobsites']);
    expect(await found(noticeNumber)).toEqual(['notices', 'documents']);
    expect(await found('C-8 123456')).toEqual(['divisions']);
  });

  it('ranks a number match first, then a full title, then words of a title, then words elsewhere', async () => {
    const word = 'Zephyrine';
    const elsewhere = await project('Somewhere else', { furnished_description: `Near ${word} Street` });
    const inTitle = await project(`${word} Plaza`);
    const wholeTitle = await project(word);
    const number = await project('Numbered', { number: word });
    const { data } = await search(word.toUpperCase(), '&types=projects');
    expect(data.projects.map(({ id }: Json) => id)).toEqual([number, wholeTitle, inTitle, elsewhere]);
    const scores = data.projects.map(({ score }: Json) => Math.floor(score));
    expect(scores).toEqual([3, 2, 1, 0]);
  });

  it('finds a number whatever its punctuation, and by its beginning', async () => {
    const [, , tail] = noticeNumber.split('-');
    for (const q of [
      noticeNumber,
      noticeNumber.toLowerCase(),
      noticeNumber.replaceAll('-', ' '),
      noticeNumber.replaceAll('-', ''),
    ]) {
      const { data } = await search(q, '&types=notices');
      expect({ q, found: data.notices.map(({ id, score }: Json) => [id, score >= 3]) }).toEqual({
        q,
        found: [[made.noticeId, true]],
      });
      expect(data.notices[0].highlights[0]).toContain('<mark>');
    }
    expect(await titles(noticeNumber.slice(0, 7), '&types=notices')).toEqual([noticeNumber]);
    expect(await titles(tail!, '&types=notices')).toEqual([noticeNumber]);
  });

  it('finds words by prefix, in any order and case, without accents and apostrophes', async () => {
    await project('Café Ærøskøbing O’Brien Straße');
    for (const q of ['caf', 'CAFE AEROSK', 'obrien café', "o'brien", 'strasse', 'STRASSE caf', 'ærø']) {
      expect({ q, found: await titles(q, '&types=projects') }).toEqual({
        q,
        found: ['Café Ærøskøbing O’Brien Straße'],
      });
    }
    expect(await titles('afé', '&types=projects')).toEqual([]);
  });

  it.each(['sunest tower', 'sunst towr', 'Sunset Twoer', 'snset tower', 'sunsett tower', 'sunzet tower'])(
    'corrects the typing errors in %s',
    async (q) => {
      const { data } = await search(q, '&types=projects');
      expect(data.projects.map(({ id }: Json) => id)).toEqual([made.projectId]);
      expect(data.projects[0].highlights[0]).toBe('<mark>Sunset</mark> <mark>Tower</mark>');
    },
  );

  it('does not correct short words, numbers, and words without a similar one', async () => {
    for (const q of ['anq', 'qqqqqqqq', noticeNumber.replace('BAY', 'BYA'), 'sunset qqqqqqqq', '94606 market']) {
      expect({ q, found: await titles(q) }).toEqual({ q, found: [] });
    }
  });

  it('escapes everything in a highlight except its own marks', async () => {
    await project('<b>Vulcanite</b> & "Sons" <script>alert(1)</script>');
    const { data } = await search('vulcanite sons', '&types=projects');
    expect(data.projects[0].highlights).toEqual([
      '&lt;b&gt;<mark>Vulcanite</mark>&lt;/b&gt; &amp; &quot;<mark>Sons</mark>&quot; &lt;script&gt;alert(1)&lt;/script&gt;',
    ]);
    expect(data.projects[0].title).toBe('<b>Vulcanite</b> & "Sons" <script>alert(1)</script>');
  });

  it('shortens a long text to the matching passage', async () => {
    const text = `${'Nothing to see here. '.repeat(40)}The obsidiana is here.${' And more of it.'.repeat(40)}`;
    await project('Long', { furnished_description: text });
    const [only] = (await search('obsidiana', '&types=projects')).data.projects;
    expect(only.highlights[0]).toMatch(/^….*<mark>obsidiana<\/mark>.*…$/);
    expect(only.highlights[0].length).toBeLessThan(220);
  });

  it('returns only records of the caller’s account and mode, and their own organization in both modes', async () => {
    const stranger = await world.caller({ name: 'Stranger Works' });
    const sandbox = await world.sandboxOf(caller);
    expect(await titles('sunset', '', stranger)).toEqual([]);
    expect(await titles('sunset', '', sandbox)).toEqual([]);
    expect((await search('bay concrete', '', sandbox)).data.organizations).toMatchObject([
      { id: caller.organizationId },
    ]);
    expect(await titles('Stranger Works')).toEqual([]);
    const theirs = await world.rest(stranger, 'POST', '/divisions', {
      ...bodies.division,
      organization_id: stranger.organizationId,
    });
    await project('Sunset Theirs', {}, stranger, theirs.body.data.id);
    expect(await titles('sunset', '&types=projects')).not.toContain('Sunset Theirs');
    expect(await titles('sunset', '&types=projects', stranger)).toEqual(['Sunset Theirs']);
    // Typing errors are not corrected to words that only another account has, either.
    expect(await titles('thiers', '&types=projects')).toEqual([]);
  });

  it('reflects a change, a new name of a related record, and a deletion at once', async () => {
    const id = await project('Marigold Yard');
    const organization = (await world.rest(caller, 'POST', '/organizations', { name: 'Hollyhock LLC' })).body.data.id;
    await world.rest(caller, 'POST', '/parties', { project_id: id, organization_id: organization, role: 'lender' });
    expect(await titles('hollyhock marigold')).toEqual(['Hollyhock LLC']);
    await world.rest(caller, 'PATCH', `/projects/${id}`, { name: 'Larkspur Yard' });
    await world.rest(caller, 'PATCH', `/organizations/${organization}`, { name: 'Foxglove LLC' });
    expect(await titles('marigold')).toEqual([]);
    expect(await titles('hollyhock')).toEqual([]);
    expect(await titles('larkspur', '&types=projects')).toEqual(['Larkspur Yard']);
    expect((await search('foxglove larkspur')).data.parties).toMatchObject([
      { title: 'Foxglove LLC', subtitle: 'Lender · Larkspur Yard', project_id: id },
    ]);
    const contact = (
      await world.rest(caller, 'POST', '/contacts', { ...bodies.contact, organization_id: organization })
    ).body.data.id;
    const found = async () => (await search('ana foxglove')).data.contacts.map((row: Json) => row.id);
    expect(await found()).toEqual([contact]);
    expect((await world.rest(caller, 'DELETE', `/contacts/${contact}`)).status).toBe(200);
    expect(await found()).toEqual([]);
  });

  it('ignores changes that were rolled back, and previews', async () => {
    const entries = () =>
      world.sql('select count(*) as n from search_entries where account_id = $1', [caller.organizationId]);
    const before = await entries();
    const { body } = await world.graphql(
      caller,
      `mutation($a: UpdateProjectInput!, $b: UpdateProjectInput!) {
         a: updateProject(input: $a) { id } b: updateProject(input: $b) { id } }`,
      { a: { id: made.projectId, name: 'Peregrine' }, b: { id: caller.userId, name: 'None' } },
    );
    expect(body.errors).toHaveLength(1);
    expect(await titles('peregrine')).toEqual([]);
    const preview = { documentable_type: 'notice', documentable_id: made.noticeId, type: 'notice', preview: true };
    await world.rest(caller, 'POST', '/documents/generate', { ...preview, organization_id: caller.organizationId });
    expect(await entries()).toEqual(before);
  });
});
