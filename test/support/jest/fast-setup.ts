import { execFileSync } from 'node:child_process';

/** Brings the build up to date, whose modules and programs the fast tests use. They get no database. */
export default function build(_: unknown, project: { rootDir: string }): void {
  execFileSync(process.execPath, ['tools/scripts/build.mjs'], { cwd: project.rootDir, stdio: 'inherit' });
}
