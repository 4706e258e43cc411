# syntax=docker/dockerfile:1

# The packages include the tested version of Node, so the version in this image only installs and builds.
FROM node:24-trixie-slim AS build
WORKDIR /platen
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts
COPY . .
RUN node_modules/.bin/node bin/bundle-packages.mjs && node_modules/.bin/node bin/slim-emoji-font.ts \
 && node_modules/.bin/node bin/build-web.mjs && node bin/prune-image.mjs

FROM debian:trixie-slim
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Platen" \
      org.opencontainers.image.description="A self-hosted design service: designs, templates and exports as PNG and PDF over a REST API" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.documentation="/docs"
# Node needs libatomic, which the base image lacks. The user has a fixed ID, for the permissions of volumes.
RUN apt-get update \
 && apt-get install -y --no-install-recommends libatomic1 \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log \
 && groupadd --gid 10001 platen \
 && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin platen \
 && install --directory --mode 0700 --owner platen --group platen /data \
 && ln -s /platen/src/cli/main.ts /usr/local/bin/platen
COPY --from=build /platen /platen
ENV PATH=/platen/node_modules/.bin:$PATH \
    NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4400 \
    PLATEN_DATA_DIR=/data
WORKDIR /platen
USER 10001:10001
VOLUME /data
EXPOSE 4400
# The health port is a worker's. /healthz, not /readyz: a server that waits for its database must not be restarted.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PLATEN_HEALTH_PORT || process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node is process 1: it handles SIGTERM, and it starts all other processes itself.
ENTRYPOINT ["platen"]
CMD ["start"]
